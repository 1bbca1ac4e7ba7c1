import * as z from 'zod/mini'
import { secretText, type Random } from '../../ports/random.ts'

/** What a client reads of its token. The server believes none of it but where to look. */
const Claims = z.object({
  sub: z.string(),
  /** The session. */
  jti: z.string(),
  tenant: z.string(),
  role: z.string(),
  /** Seconds since 1970. */
  iat: z.number(),
  exp: z.number(),
  /** Number of the token in its session: two of one second differ, so that a client can tell an old one from a new one. */
  n: z.number(),
})
export type Claims = z.output<typeof Claims>

const HEADER = base64url(JSON.stringify({ alg: 'MOCK', typ: 'JWT' }))

/** A token in the shape of a JWT; a secret stands where others have a signature. */
export function newBearerToken(claims: Claims, random: Random): string {
  return `${HEADER}.${base64url(JSON.stringify(claims))}.${secretText(random)}`
}

/** Which session a token says it is of. */
export function sessionOfToken(token: string): string | undefined {
  const payload = token.split('.')[1] ?? ''
  try {
    return Claims.safeParse(JSON.parse(fromBase64url(payload))).data?.jti
  } catch {
    return undefined
  }
}

function base64url(text: string): string {
  const bytes = new TextEncoder().encode(text)
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')
}

function fromBase64url(text: string): string {
  const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0))
  return new TextDecoder().decode(bytes)
}
