import type { Attachment, Email } from '#src/contract/emails/email.ts'

const TABLE = /\.(?:xlsx|csv|tsv)$/i

/** The files of an e-mail that rows can be read of. */
export const tablesOf = (email: Pick<Email, 'attachments'> | undefined): readonly Attachment[] =>
  (email?.attachments ?? []).filter(({ name, refusal }) => refusal === undefined && TABLE.test(name))
