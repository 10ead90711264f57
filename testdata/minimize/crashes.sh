#!/bin/sh
# Stands for "replay $1 on a device and look for the crash": the crash needs the
# tap on the basket, the menu key and the tap on "pay", in this order.
awk '/540.0, 1210.0/ { basket = 1 }
     /KEYCODE_MENU/ && basket { menu = 1 }
     /960.0, 140.0/ && menu { crash = 1 }
     END { exit !crash }' "$1"
