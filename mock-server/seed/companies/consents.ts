import type { Row } from '../../store/models.ts'
import type { SeedContext } from '../basics/seed-context.ts'

/** Who has said no to advertising, and which carriers have agreed to it, without a number of anybody's stream. */
export function withConsents(partners: readonly Row<'partners'>[], context: SeedContext): Row<'partners'>[] {
  return partners.map((partner) => {
    const index = Number(partner.id.replace(/\D/g, ''))
    if (partner.kind === 'customer' && index % 9 === 4) {
      const said = { noAdsSince: context.day(-60 - index), noAdsReason: 'Telefonisch abgelehnt' }
      const contacts = partner.contacts.map((person, at) => (at === 0 ? { ...person, ...said } : person))
      return { ...partner, contacts }
    }
    if (partner.kind === 'customer' || index % 2 === 1) return partner
    const contacts = partner.contacts.map((person, at) =>
      at === 0 ? { ...person, adsConsentOn: context.day(-90 - index) } : person,
    )
    return { ...partner, contacts }
  })
}
