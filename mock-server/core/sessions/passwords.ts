import { cryptoRandom } from '../../ports/random.ts'
import { fingerprint } from '../fingerprint.ts'

/** How passwords are kept: never as they were typed. */
export interface Passwords {
  /** What is kept in place of a password; another text each time. */
  hash(password: string): Promise<string>
  /** Whether a password is the one of which a hash was kept; false for what is no hash. Takes as long for either answer. */
  verify(password: string, kept: string): Promise<boolean>
}

/**
 * Cost of scrypt (RFC 7914), which takes 32 MB and about a quarter of a second of one core for a hash, and rounds of PBKDF2 with
 * SHA-256 where there is no scrypt, which is in browsers.
 */
const COST = { N: 2 ** 15, r: 8, p: 3, rounds: 600_000 }
const HASH_BYTES = 32

type HashCost = typeof COST

/** A kept hash in its parts: the way it was made, its cost, its salt and the hash itself, the last two in base 64. */
interface KeptHash {
  way: 'scrypt' | 'pbkdf2' | 'fingerprint'
  cost: readonly number[]
  salt: Uint8Array<ArrayBuffer>
  hash: string
}

/** Whether a text is a hash that was kept, and no password. */
export const isPasswordHash = (text: string): boolean => parseHash(text) !== undefined

/**
 * Hashes by scrypt in Node and by PBKDF2 in browsers. The cost stands in each hash, so that it can grow. A page that is not secure is
 * given neither, and has nothing but made-up data.
 */
export function hashedPasswords(cost: HashCost = COST): Passwords {
  return {
    async hash(password) {
      const salt = cryptoRandom(new Uint8Array(16))
      const { way, numbers } = wayHere(cost)
      return [way, numbers.join(','), toBase64(salt), await derive(way, password, salt, numbers)].join('$')
    },
    async verify(password, kept) {
      const parsed = parseHash(kept)
      if (!parsed) {
        await this.hash(password)
        return false
      }
      return isEqual(await derive(parsed.way, password, parsed.salt, parsed.cost), parsed.hash)
    },
  }
}

function wayHere({ N, r, p, rounds }: HashCost): { way: KeptHash['way']; numbers: readonly number[] } {
  if (nodeCrypto()) return { way: 'scrypt', numbers: [N, r, p] }
  return subtleCrypto() ? { way: 'pbkdf2', numbers: [rounds] } : { way: 'fingerprint', numbers: [1] }
}

function parseHash(text: string): KeptHash | undefined {
  const [, way, cost = '', salt = '', hash = ''] =
    /^(scrypt|pbkdf2|fingerprint)\$([\d,]+)\$([\w+/]{22}==)\$([\w+/=]+)$/.exec(text) ?? []
  if (way === undefined) return undefined
  return { way: way as KeptHash['way'], cost: cost.split(',').map(Number), salt: fromBase64(salt), hash }
}

async function derive(
  way: KeptHash['way'],
  password: string,
  salt: Uint8Array<ArrayBuffer>,
  [first = 0, r = 8, p = 1]: readonly number[],
): Promise<string> {
  // The same letters may be typed in several ways.
  const text = password.normalize('NFC')
  const node = nodeCrypto()
  if (way === 'scrypt' && node) {
    const options = { N: first, r, p, maxmem: 256 * first * r }
    return new Promise((resolve, reject) => {
      node.scrypt(text, salt, HASH_BYTES, options, (error, key) =>
        error ? reject(error) : resolve(key.toString('base64')),
      )
    })
  }
  const subtle = subtleCrypto()
  if (way === 'pbkdf2' && subtle) {
    const key = await subtle.importKey('raw', new TextEncoder().encode(text), 'PBKDF2', false, ['deriveBits'])
    const how = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: first }
    return toBase64(new Uint8Array(await subtle.deriveBits(how, key, HASH_BYTES * 8)))
  }
  // Made where there was another way: no one signs in by it here.
  return way === 'fingerprint' ? btoa(fingerprint(`${toBase64(salt)}${text}`)) : ''
}

/** Compares all of two texts, however early they differ. */
function isEqual(one: string, other: string): boolean {
  let difference = one.length ^ other.length
  for (let at = 0; at < one.length; at += 1) difference |= one.charCodeAt(at) ^ other.charCodeAt(at)
  return difference === 0
}

const nodeCrypto = () => (globalThis as Partial<typeof globalThis>).process?.getBuiltinModule?.('node:crypto')

const subtleCrypto = () => Reflect.get(crypto, 'subtle') as SubtleCrypto | undefined

const toBase64 = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes))

const fromBase64 = (text: string) => Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0))
