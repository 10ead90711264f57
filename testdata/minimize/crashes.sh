#!/bin/sh
# Stands for "replay $1 on a device and look for the crash": the crash needs the
# tap on the basket, the menu key and the tap on "pay", in this order.
next=basket
while read -r line; do
	case "$next $line" in
	"basket "*"540.0, 1210.0"*) next=menu ;;
	"menu "*KEYCODE_MENU*) next=pay ;;
	"pay "*"960.0, 140.0"*) exit 0 ;;
	esac
done <"$1"
exit 1
