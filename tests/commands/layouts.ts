/** What a keyboard layout types without AltGr and without a dead key: plain, or with Shift. */
interface Layout {
  language: string
  name: string
  signs: string
  letters: string
}

const latin = 'abcdefghijklmnopqrstuvwxyz'

/**
 * The usual layouts of the ten interface languages (Windows). Digits are typed directly everywhere, with Shift on French and
 * Czech keyboards. Where a country knows two layouts (US and UK, Dutch and US international), only what both type counts.
 */
export const layouts: readonly Layout[] = [
  { language: 'de', name: 'Deutsch', letters: `${latin}äöüß`, signs: '#+-,.<!"§$%&/()=?;:_>*\'°' },
  { language: 'en', name: 'UK and US', letters: latin, signs: '-=[];\',./!$%^&*()_+{}:<>?#@\\|"~' },
  { language: 'fr', name: 'Français AZERTY', letters: `${latin}éèçàù`, signs: '&"\'(-_)=$*,;:!<°+£%µ?./§>²' },
  { language: 'es', name: 'Español', letters: `${latin}ñç`, signs: '\'¡+-,.<!"·$%&/()=?¿*_:;>ºª' },
  { language: 'it', name: 'Italiano', letters: `${latin}èìòàùé`, signs: '\'+-,.<!"£$%&/()=?^*_:;>ç°§\\|' },
  { language: 'nl', name: 'Nederlands', letters: latin, signs: ',.-;:=_+!#$%&*()<>?/@' },
  { language: 'pl', name: 'Polski (programisty)', letters: latin, signs: '-=[];\',./!@#$%^&*()_+{}:"<>?\\|' },
  { language: 'pt', name: 'Português', letters: `${latin}çº`, signs: '\'«+-,.<!"#$%&/()=?»*_:;>\\|ª' },
  { language: 'cs', name: 'Čeština', letters: `${latin}ěščřžýáíéúů`, signs: '+=;)§¨-,.%/(\'!"_:?<>&*' },
  { language: 'sv', name: 'Svenska', letters: `${latin}åäö`, signs: '+\',.-<!"#¤%&/()=?*_:;>§½' },
]

/** True when every character key of these strokes is typed directly on the layout; named keys are on all of them. */
export function isTypable(layout: Layout, characters: readonly string[]): boolean {
  const direct = new Set([...layout.letters, ...layout.signs, ...'0123456789'])
  return characters.every((character) => character.length > 1 || direct.has(character))
}
