import { foldText } from '../basics/fold-text.ts'

/** Legal forms a company may be written with or without: they tell no two companies apart. */
const LEGAL_FORM =
  /\b(?:gmbh|mbh|ag|kg|kgaa|ohg|gbr|ug|e ?k|e ?kfm|se|haftungsbeschraenkt|co|ltd|llc|bv|nv|sp z ?o ?o|s ?r ?o|a ?s|srl|spa|sarl|sas|sa|lda|ab|oy)\b/g

/**
 * The form in which names of companies are compared: without case, signs, accents and legal form, so that
 * `Nordkurs Spedition` is `NORDKURS  Spedition GmbH & Co. KG`. Empty for a name that says nothing.
 */
export function companyKey(name: string): string {
  const words = foldText(name)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
  const bare = words.replace(LEGAL_FORM, ' ').replace(/\s+/g, ' ').trim()
  return bare === '' ? words : bare
}

/** Longest name of a tenant in addresses and headers. */
const MOST_LETTERS = 40

/** The name of a company's tenant on the wire: small letters, digits and single hyphens; one that is not taken. */
export function tenantNameOf(company: string, taken: ReadonlySet<string>): string {
  const words = companyKey(company)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
  const name = words.slice(0, MOST_LETTERS).replace(/-+$/, '') || 'firma'
  let free = name
  for (let count = 2; taken.has(free); count += 1) free = `${name}-${count}`
  return free
}

/**
 * What a company's order numbers begin with: the first letters of its words, else of the name; one that is not taken, for a
 * number is one order's in the whole world.
 */
export function orderPrefixOf(company: string, taken: ReadonlySet<string>): string {
  const words = companyKey(company)
    .replace(/[^a-z ]+/g, '')
    .split(' ')
    .filter((word) => word !== '')
  const letters = words.length > 1 ? words.map((word) => word.slice(0, 1)).join('') : (words[0] ?? '')
  const prefix = `${letters}xx`.slice(0, 2).toUpperCase()
  let free = prefix
  for (let count = 2; taken.has(free); count += 1) free = `${prefix}${count}`
  return free
}
