import type { OptOut } from '#src/contract/campaigns/campaigns.ts'
import { TEST_LINK } from '#src/domain/campaigns/campaigns.ts'
import type { HandlerContext, MockSession } from '../../core/handle.ts'
import { notFound } from '../../core/http-error.ts'
import { stamp, todayOf } from '../../core/rule-context.ts'
import type { Row } from '../../store/models.ts'
import { writeRecord } from '../../write/record-write.ts'

type Context = Pick<HandlerContext<'optOuts.confirm'>, 'store' | 'now' | 'newId' | 'pastOf' | 'unit'>

/** Why it is said of a person, or of a company that has no other mailbox. */
const BY_LINK = 'Abgemeldet über den Link in der E-Mail'

const plain = (address: string | undefined) => (address ?? '').trim().toLocaleLowerCase('de')

/** 404 for a token no one has given. */
async function recipientOf({ store }: Pick<Context, 'store'>, token: string): Promise<Row<'campaignRecipients'>> {
  const recipient = await store.first('campaignRecipients', { token })
  if (recipient?.sentAt === undefined) throw notFound({ code: 'reason.answer.unknown' })
  return recipient
}

const isOf = ({ email, contacts }: Row<'partners'>, address: string) =>
  plain(email) === address || contacts.some((person) => plain(person.email) === address)

/** Everybody who is known with this mailbox, whichever partner it is of. */
async function ownersOf({ store }: Pick<Context, 'store'>, address: string) {
  return (await store.all('partners')).filter((partner) => isOf(partner, plain(address)))
}

function isOut(partner: Row<'partners'>, address: string): boolean {
  if (partner.noAdsSince !== undefined) return true
  const people = partner.contacts.filter((person) => plain(person.email) === plain(address))
  return people.length > 0 && people.every(({ noAdsSince }) => noAdsSince !== undefined)
}

const isTest = ({ store }: Pick<Context, 'store'>, token: string) => token === `${store.tenantId}-${TEST_LINK}`

/** What stands behind the link in a mail: who writes and to which mailbox, and nothing else of the house. */
export async function readOptOut(context: Pick<Context, 'store'>, token: string): Promise<OptOut> {
  const { store } = context
  const company = await store.find('companies', store.tenantId)
  const house = {
    company: company?.name ?? '',
    companyContact: [company?.phone, company?.email].filter(Boolean).join(' · '),
  }
  if (isTest(context, token)) return { ...house, address: '', isOut: false, isTest: true }
  const { address, optedOutAt } = await recipientOf(context, token)
  const owners = await ownersOf(context, address)
  return {
    ...house,
    ...{ address, isTest: false },
    isOut: owners.length > 0 ? owners.every((owner) => isOut(owner, address)) : optedOutAt !== undefined,
  }
}

/** Says no for a mailbox: on all whose it is, with the day and how. Said again it is the same. */
export async function confirmOptOut(context: Context, token: string): Promise<OptOut> {
  const { store, now } = context
  if (isTest(context, token)) return readOptOut(context, token)
  const recipient = await recipientOf(context, token)
  const session: MockSession = {
    ...{ id: '', userId: '', role: 'dispatcher', tenantId: store.tenantId },
    ...{ userName: recipient.name || recipient.partnerName, email: recipient.address },
  }
  const acting = { ...context, session, ifMatch: undefined }
  const today = todayOf({ now })
  const address = plain(recipient.address)
  for (const partner of await ownersOf(context, recipient.address)) {
    if (isOut(partner, address)) continue
    const said = { noAdsSince: today, noAdsReason: BY_LINK, adsConsentOn: undefined }
    const contacts = partner.contacts.map((person) =>
      plain(person.email) === address && person.noAdsSince === undefined ? { ...person, ...said } : person,
    )
    const isPerson = partner.contacts.some((person) => plain(person.email) === address)
    const values = isPerson ? { contacts } : { noAdsSince: today, noAdsReason: BY_LINK }
    await writeRecord(acting, 'partner', partner, values, { type: 'opted_out', payload: { address } })
  }
  if (recipient.optedOutAt === undefined)
    await store.patch('campaignRecipients', recipient.id, { optedOutAt: stamp({ now }) })
  return readOptOut(context, token)
}
