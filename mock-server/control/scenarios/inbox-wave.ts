import { putJob } from '../../ports/jobs.ts'
import { createSeedContext } from '../../seed/basics/seed-context.ts'
import { TENANTS } from '../../seed/companies/tenants.ts'
import type { Letter } from '../../seed/emails/letter.ts'
import { lettersOf } from '../../seed/emails/letters.ts'
import type { Store } from '../../store/store.ts'
import type { Stage } from './stage.ts'

/** How many come. */
export const EMAILS = 20

/** "Posteingangswelle": the letters of the seed come once more to the largest company, without files, as a mailbox hands them over. */
export async function emailArrives(stage: Stage, index: number): Promise<void> {
  const tenantId = TENANTS[0]?.id ?? ''
  const store = stage.storeOf(tenantId)
  const letters = await lettersNow(stage, store)
  const letter = letters[index % letters.length]
  if (letter === undefined) return
  const raw = await rawLetter(letter, { store, tenantId, number: `${stage.began}-${index + 1}`, now: stage.now() })
  const id = `wave-${stage.began}-${index}`
  await stage.act(tenantId, (inside) =>
    putJob(inside, { id, name: 'emails.arrive', runAt: stage.now(), payload: { raw } }),
  )
  await stage.runDue()
}

/** What customers and carriers write, about orders that stand so now. */
async function lettersNow({ seed, began }: Stage, store: Store): Promise<Letter[]> {
  const byId = [{ field: 'id' }] as const
  const carried = { carrierId: { exists: true } }
  const underWay = await store.first('orders', { ...carried, status: 'IN_TRANSIT' }, byId)
  const delivered = await store.first('orders', { ...carried, status: 'DELIVERED' }, byId)
  if (!underWay || !delivered) return []
  return lettersOf({ context: createSeedContext(seed, began), underWay, delivered, tourList: '' })
}

interface Envelope {
  store: Store
  tenantId: string
  /** By which the sender tells it from his others. */
  number: string
  now: number
}

/** A letter as it comes over the wire. */
async function rawLetter(letter: Letter, { store, tenantId, number, now }: Envelope): Promise<string> {
  const partner = letter.partnerId === undefined ? undefined : await store.find('partners', letter.partnerId)
  const address = letter.fromAddress ?? partner?.email ?? 'post@unbekannt.example'
  return [
    `From: ${encoded(letter.fromName)} <${address}>`,
    `To: Disposition <dispo@${tenantId}.example>`,
    `Subject: ${encoded(letter.subject)}`,
    `Date: ${new Date(now).toUTCString()}`,
    `Message-ID: <welle-${number}@${address.split('@').at(-1)}>`,
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: 8bit',
    '',
    letter.text,
    '',
  ].join('\n')
}

/** A name or subject with umlauts as heads of e-mails write it (RFC 2047), in words of at most 75 characters. */
function encoded(text: string): string {
  const words: string[] = []
  let word = ''
  for (const sign of text) {
    const part = [...new TextEncoder().encode(sign)].map((byte) => escapedByte(byte)).join('')
    if (word.length + part.length > MOST_OF_WORD) {
      words.push(word)
      word = ''
    }
    word += part
  }
  return [...words, word].map((each) => `=?UTF-8?Q?${each}?=`).join(' ')
}

const MOST_OF_WORD = 60

const escapedByte = (byte: number): string => {
  const sign = String.fromCodePoint(byte)
  return /[a-z\d]/i.test(sign) ? sign : `=${byte.toString(16).toUpperCase().padStart(2, '0')}`
}
