import { focusedOf, type CommandContext } from '#src/commands/gate/command.ts'
import type { PartnerChanged } from '#src/contract/partners.ts'
import type { Partner } from '#src/contract/partners/partner.ts'
import { NOTHING } from '#src/i18n/format.ts'
import { defineChanges } from '#src/records/changes/define-changes.ts'
import { newestRecords } from '#src/records/changes/newest-records.ts'

/** How commands change partners. */
export const partnerChanges = defineChanges({
  kind: 'partner',
  labelOf: ({ name }) => name,
  count: 'partners.count',
  fields: {
    blocked: {
      label: 'partners.filter.blocked',
      shown: ({ blocked, blockedReason }, _format, t) => (blocked ? (blockedReason ?? t('app.yes')) : t('app.no')),
    },
    papers: { label: 'partners.column.papers', shown: ({ papers }) => String(papers.length) },
    contacts: {
      label: 'records.people',
      shown: ({ contacts }) => contacts.map(({ name }) => name).join(', ') || NOTHING,
    },
  },
  changedOf: ({ partner, eventId, warnings }: PartnerChanged) => ({ record: partner, eventId, warnings }),
})

/** The newest the client knows of the partner the keyboard is on. */
export async function focusedPartner(context: CommandContext): Promise<Partner | undefined> {
  const focus = focusedOf(context, 'partner')
  return focus && (await newestRecords(context, 'partner', [focus]))[0]
}

/** The row of a page of choices that makes a new one. */
export const NEW = 'new'
