import { foldText } from '../basics/fold-text.ts'

/** A field as it was read of one part of an e-mail: plain values, and how sure it is from 0 to 1. */
interface PartField {
  name: string
  value: string
  confidence: number
  doubts: readonly string[]
  alternatives: readonly { value: string; confidence: number }[]
}

/** A value that another part contradicts is at most so sure, and one that another part says too so much surer. */
const CONTRADICTED = 0.84
const SAID_TWICE = 0.03
const SUREST = 0.99

const plain = (value: string): string =>
  foldText(value)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** Whether two parts say the same: numbers, days and codes to the letter, of words one may say more than the other. */
function isSame(one: string, other: string): boolean {
  const [a, b] = [plain(one), plain(other)]
  if (a === b) return true
  const isWords = /\p{L}{3}/u.test(a) && /\p{L}{3}/u.test(b)
  return isWords && (` ${a} `.includes(` ${b} `) || ` ${b} `.includes(` ${a} `))
}

/**
 * What the parts of an e-mail, its text first, say together of an order: each field with the part it was read of, by its place. The
 * surest counts; what they say alike is surer, and what another part says otherwise somebody has to look at.
 */
export function readTogether<F extends PartField>(parts: readonly (readonly F[])[]): (F & { part: number })[] {
  const byName = new Map<string, (F & { part: number })[]>()
  for (const [part, fields] of parts.entries()) {
    for (const field of fields) byName.set(field.name, [...(byName.get(field.name) ?? []), { ...field, part }])
  }
  return [...byName.values()].flatMap((all) => {
    const [best, ...others] = all.toSorted((a, b) => b.confidence - a.confidence)
    if (best === undefined || others.length === 0) return best ?? []
    const differing = others.filter(({ value }) => !isSame(value, best.value))
    if (differing.length === 0) return { ...best, confidence: Math.min(SUREST, best.confidence + SAID_TWICE) }
    const known = best.alternatives.filter(({ value }) => !differing.some((other) => other.value === value))
    return {
      ...best,
      confidence: Math.min(best.confidence, CONTRADICTED),
      doubts: [...new Set([...best.doubts, 'conflict'])],
      alternatives: [...differing, ...known],
    }
  })
}
