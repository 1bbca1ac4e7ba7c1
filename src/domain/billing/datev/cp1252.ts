/** What Windows-1252 has between 0x80 and 0x9f; `\0` where it has nothing. */
const UPPER = '€\0‚ƒ„…†‡ˆ‰Š‹Œ\0Ž\0\0‘’“”•–—˜™š›œ\0žŸ'

/** Letters that fall apart into no sign of their own. */
const PLAIN: Readonly<Record<string, string>> = { ł: 'l', Ł: 'L', ı: 'i', đ: 'd', Đ: 'D', ħ: 'h', '−': '-', '→': '-' }

function codeOf(sign: string): number | undefined {
  const code = sign.codePointAt(0) ?? 0
  if (code < 0x80 || (code >= 0xa0 && code <= 0xff)) return code
  const at = UPPER.indexOf(sign)
  return sign !== '\0' && at >= 0 ? 0x80 + at : undefined
}

/** A text in Windows-1252; a letter it does not have becomes the one without its accent, `Łódź` → `Lódz`, any other sign `?`. */
export function cp1252(text: string): Uint8Array<ArrayBuffer> {
  const codes = [...text.normalize('NFC')].flatMap((sign) => {
    const code = codeOf(sign)
    if (code !== undefined) return code
    const plain = PLAIN[sign] ?? sign.normalize('NFD').replaceAll(/\p{M}/gu, '')
    return [...plain].map((letter) => codeOf(letter) ?? 0x3f)
  })
  return Uint8Array.from(codes)
}
