import type { Email } from '#src/contract/emails/email.ts'
import { NOTHING } from '#src/i18n/format.ts'
import { defineChanges } from '#src/records/changes/define-changes.ts'

/** An e-mail as a change of it answers. */
type EmailAnswer = Email & { eventId?: string | undefined }

/** How commands change e-mails. */
export const emailChanges = defineChanges({
  kind: 'email',
  labelOf: ({ subject }) => subject,
  count: 'inbox.count',
  fields: {
    status: { label: 'inbox.status', shown: ({ status }, _format, t) => t(`inbox.status.${status}`) },
    assigneeId: { label: 'inbox.handler', shown: ({ assigneeName }) => assigneeName ?? NOTHING },
    followUpAt: {
      label: 'inbox.tab.followUp',
      shown: ({ followUpAt }, format) => (followUpAt === undefined ? NOTHING : format.stamp(followUpAt)),
    },
  },
  changedOf: ({ eventId, ...record }: EmailAnswer) => ({ record, eventId }),
})
