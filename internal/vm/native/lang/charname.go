// The names of characters.

package lang

import (
	"fmt"
	"strings"

	"golang.org/x/text/unicode/runenames"
)

// The short names of the letters that Hangul syllables are made of.
var (
	hangulLeads  = strings.Split("G GG N D DD R M B BB S SS  J JJ C K T P H", " ")
	hangulVowels = strings.Split("A AE YA YAE EO E YEO YE O WA WAE OE YO U WEO WE WI YU EU YI I", " ")
	hangulTails  = strings.Split(" G GG GS N NJ NH D L LG LM LB LS LT LP LH M B BS S SS NG J C K T P H", " ")
)

// characterName returns the name that Unicode gives a character, or makes by rule; ok
// reports whether it has one. A control has its number.
func characterName(c rune) (name string, ok bool) {
	switch name = runenames.Name(c); {
	case name == "<control>":
		return fmt.Sprintf("<control-%04X>", c), true
	case strings.HasPrefix(name, "<CJK Ideograph"):
		return fmt.Sprintf("CJK UNIFIED IDEOGRAPH-%X", c), true
	case strings.HasPrefix(name, "<Tangut Ideograph"):
		return fmt.Sprintf("TANGUT IDEOGRAPH-%X", c), true
	case strings.HasPrefix(name, "<Hangul Syllable"):
		i := int(c - 0xac00)
		tails := len(hangulTails)
		return "HANGUL SYLLABLE " + hangulLeads[i/tails/len(hangulVowels)] + hangulVowels[i/tails%len(hangulVowels)] + hangulTails[i%tails], true
	}
	return name, name != "" && name[0] != '<'
}
