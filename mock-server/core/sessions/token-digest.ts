import { fingerprint } from '../fingerprint.ts'

/**
 * What is kept of a token in its place: SHA-256 of all of it, in hexadecimal digits, so that who reads what is kept has no token,
 * and who changes a claim has another one. Node has it at once, browsers give it later; a page that is not secure is given none,
 * and has nothing but made-up data.
 */
export function tokenDigest(token: string): string | Promise<string> {
  const node = (globalThis as Partial<typeof globalThis>).process?.getBuiltinModule?.('node:crypto')
  if (node) return node.createHash('sha256').update(token).digest('hex')
  const subtle = Reflect.get(crypto, 'subtle') as SubtleCrypto | undefined
  return subtle ? webDigest(subtle, token) : `${fingerprint(token)}${fingerprint(token, 1)}`
}

async function webDigest(subtle: SubtleCrypto, token: string): Promise<string> {
  const bytes = new Uint8Array(await subtle.digest('SHA-256', new TextEncoder().encode(token)))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
