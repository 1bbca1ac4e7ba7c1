import { foldText } from '../basics/fold-text.ts'
import { normalizeIban } from './iban.ts'
import { normalizeVatId } from './vat.ts'

/** Why two records are probably one company. */
export type DuplicateReason = 'vatId' | 'iban' | 'nameAndPlace'

/** What of a partner tells who it is. */
export interface PartnerIdentity {
  id: string
  kind: string
  name: string
  postalCode?: string | undefined
  vatId?: string | undefined
  iban?: string | undefined
}

/** Forms of companies, which people write or leave out. */
const FORMS =
  /\b(gmbh|mbh|ag|kg|kgaa|ohg|ug|gbr|se|ek|e k|co|cie|bv|nv|sp z o o|sp|zoo|sro|s r o|as|sa|sarl|srl|uab|sia|oy|ab|ltd|limited|inc)\b/g

/** A company's name as it is compared: without its form, signs and blanks. */
export function companyKey(name: string): string {
  const words = foldText(name)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
  const bare = words.replace(FORMS, ' ').replace(/\s+/g, '')
  return bare === '' ? words.replace(/\s+/g, '') : bare
}

/** What two records must share, one key for each reason; a reason without a key shares nothing. */
function keysOf({ kind, name, postalCode = '', vatId = '', iban = '' }: PartnerIdentity): [DuplicateReason, string][] {
  const code = postalCode.replace(/\s/g, '')
  const key = companyKey(name)
  const keys: [DuplicateReason, string][] = [
    ['vatId', normalizeVatId(vatId)],
    ['iban', normalizeIban(iban)],
    ['nameAndPlace', code === '' || key === '' ? '' : `${key} ${code}`],
  ]
  // A customer and a carrier of one company are two records by right: they are linked, not merged.
  return keys.filter(([, value]) => value !== '').map(([reason, value]) => [reason, `${kind} ${reason} ${value}`])
}

/** Pairs of records that are probably one company, each once in the order given, with every reason. Linear in their number. */
export function findDuplicates<P extends PartnerIdentity>(
  partners: readonly P[],
): { partners: [P, P]; reasons: DuplicateReason[] }[] {
  const known = new Map<string, P[]>()
  const pairs = new Map<string, { partners: [P, P]; reasons: DuplicateReason[] }>()
  for (const partner of partners) {
    for (const [reason, key] of keysOf(partner)) {
      const others = known.get(key) ?? []
      for (const other of others) {
        const name = `${other.id} ${partner.id}`
        const pair = pairs.get(name) ?? { partners: [other, partner], reasons: [] }
        pairs.set(name, { ...pair, reasons: [...pair.reasons, reason] })
      }
      known.set(key, [...others, partner])
    }
  }
  return [...pairs.values()]
}
