/** How long before its end a token is refreshed, in milliseconds. Source: specification 9. */
export const TOKEN_REFRESH_MARGIN = 5 * 60_000

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/**
 * The bytes of a base64url text as characters 0–255, or nothing when it is none. Only digits are read from the result,
 * so multi-byte characters need no decoding.
 */
function decodeBase64Url(text: string): string | undefined {
  let bits = 0
  let bitCount = 0
  let bytes = ''
  for (const character of text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')) {
    const value = alphabet.indexOf(character)
    if (value < 0) return undefined
    bits = ((bits << 6) | value) & 0xffff
    bitCount += 6
    if (bitCount < 8) continue
    bitCount -= 8
    bytes += String.fromCharCode((bits >> bitCount) & 0xff)
  }
  return bytes
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * When a JWT expires, in epoch milliseconds; nothing when it is no JWT or has no `exp`, which both count as expired.
 * The signature is the server's business. Never throws. Source: specification 4.
 */
export function tokenExpiry(token: unknown): number | undefined {
  return momentIn(token, 'exp')
}

/** When a JWT was made, by the clock of the server, in epoch milliseconds; nothing when it does not say. Never throws. */
export function tokenIssue(token: unknown): number | undefined {
  return momentIn(token, 'iat')
}

function momentIn(token: unknown, claim: 'exp' | 'iat'): number | undefined {
  if (typeof token !== 'string') return undefined
  const [, payload, signature, ...rest] = token.split('.')
  if (payload === undefined || signature === undefined || rest.length > 0) return undefined
  const claims = parseJson(decodeBase64Url(payload) ?? '')
  if (typeof claims !== 'object' || claims === null || !Object.hasOwn(claims, claim)) return undefined
  const seconds: unknown = Reflect.get(claims, claim)
  return typeof seconds === 'number' && Number.isFinite(seconds) ? seconds * 1000 : undefined
}
