/** Signs of Windows-1252 from 0x80 to 0x9f; not every engine knows that these are no control codes. */
const SIGNS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'

/** Half of a long file would be more arguments than a call may have. */
const AT_ONCE = 8192

function windows1252(bytes: Uint8Array): string {
  let text = ''
  for (let at = 0; at < bytes.length; at += AT_ONCE) text += String.fromCharCode(...bytes.subarray(at, at + AT_ONCE))
  return text.replaceAll(/[\u0080-\u009f]/g, (sign) => SIGNS[sign.charCodeAt(0) - 0x80] ?? sign)
}

/** The text of a file: UTF-8, UTF-16 by its mark, else Windows-1252, which spreadsheets in German write without saying so. */
export function decodeText(bytes: Uint8Array): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return windows1252(bytes)
  }
}
