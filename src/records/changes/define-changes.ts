import type { CommandContext } from '#src/commands/gate/command.ts'
import type { EntityRecords, VersionedKind } from '#src/contract/entities.ts'
import type { Call } from '#src/contract/index.ts'
import type { Permission } from '#src/domain/accounts/roles.ts'
import { formatFor, type Format } from '#src/i18n/format.ts'
import type { TextKey, Translate } from '#src/i18n/keys.ts'
import { currentLanguage } from '#src/i18n/setup.ts'
import { changeRecords, type ChangeResult, type Intent } from './change-records.ts'
import { sendWithReason, withReason, type ReasonQuestion, type ReasonWords, type Subject } from './reasons.ts'
import { onVersion, type ChangedField } from './versions.ts'

/** A field that a command sets: what it is called and what it shows now, or what it is now in a sentence of its own. */
type FieldWords<R> =
  | { label: TextKey; shown(record: R, format: Format, t: Translate): string }
  | { sentence(record: R, t: Translate): string }

/** How commands change records of a kind; said once, beside the noun. `A` is what the server answers to a change. */
interface ChangesOf<K extends VersionedKind, F extends keyof EntityRecords[K], A> {
  kind: K
  /** The record's name for people. */
  labelOf(record: EntityRecords[K]): string
  /** Its name where somebody else has changed it, if that is another one. */
  titleOf?(record: EntityRecords[K]): string
  /** So many of them: "3 Aufträge"; where commands take many. */
  count?: TextKey
  /** Who may lift with a reason what stands in the way. */
  override?: Permission
  fields: Readonly<Record<F, FieldWords<EntityRecords[K]>>>
  changedOf(answer: A): ChangeResult<EntityRecords[K]>
}

/** A change as it goes to the server: upon which version, and once for the intent. */
interface ChangeRequest<B> {
  params: { id: string }
  body: B
  ifMatch: number
  idempotencyKey: string
}

/** Sends a body for one record; undefined where the person turned away. */
type SendBody<B, R> = (body: B) => Promise<ChangeResult<R> | undefined>

/** A way to send upon the version a person saw. */
type OnVersion = <T>(send: (ifMatch: number) => Promise<T | undefined>) => Promise<T | undefined>

/** What the declaration says for all changes. */
type DeclaredPart = 'kind' | 'labelOf' | 'countOf'

/** What a person wants changed, of one record or many. */
interface CommandChange<K extends VersionedKind, F, B, A> extends Omit<Intent<K>, DeclaredPart | 'send'> {
  /**
   * The field it sets, or `versions` of it: where somebody else has set it meanwhile the person decides. Without one such a
   * record stays as it is, and that is told.
   */
  field?: F | ((record: EntityRecords[K]) => OnVersion) | undefined
  /** The same intent under whatever command it is sent; the command alone unless given. */
  intent?: string
  call(call: Call, request: ChangeRequest<B>): Promise<A>
  /** Sends the body, after what is to be asked before. */
  deliver(
    send: SendBody<B, EntityRecords[K]>,
    record: EntityRecords[K],
  ): Promise<ChangeResult<EntityRecords[K]> | undefined>
}

/** Declares how commands change records of a kind; the kit sends, settles conflicts, tells and notes the way back. */
export function defineChanges<K extends VersionedKind, F extends keyof EntityRecords[K], A>(
  declared: ChangesOf<K, F, A>,
) {
  type R = EntityRecords[K]
  const { kind, labelOf, titleOf = labelOf, count, override, fields, changedOf } = declared
  const subjectOf = (record: R): Subject => ({ kind, id: record.id, label: labelOf(record) })

  function inWords(field: F, t: Translate): ChangedField<K> {
    const words = fields[field]
    return {
      field,
      title: (current) => t('changes.versionConflict.title', { name: titleOf(current) }),
      detail(current) {
        if ('sentence' in words) return words.sentence(current, t)
        const value = words.shown(current, formatFor(currentLanguage()), t)
        return t('changes.versionConflict.field', { field: t(words.label), value })
      },
    }
  }

  /** Ways to send a field upon the versions a person saw: what she decided upon in a conflict is kept for another try. */
  function versions(context: CommandContext, field: F): (record: R) => OnVersion {
    const known = new Map<string, OnVersion>()
    return (record) => {
      const way = known.get(record.id) ?? onVersion(context, kind, record, inWords(field, context.services.t))
      known.set(record.id, way)
      return way
    }
  }

  return {
    labelOf,
    changedOf,
    versions,

    /** Sends a change; can be taken back. Throws what speaks against that of a single record. */
    change<B>(
      context: CommandContext,
      { field, intent, call, deliver, ...said }: CommandChange<K, F, B, A>,
    ): Promise<void> {
      const { services } = context
      const asSeen =
        (record: R): OnVersion =>
        (send) =>
          send(record.version)
      const upon = typeof field === 'function' ? field : field === undefined ? asSeen : versions(context, field)
      return changeRecords(context, {
        ...said,
        kind,
        labelOf,
        ...(count !== undefined && { countOf: (many: number) => services.t(count, { count: many }) }),
        send(record, own) {
          const { id } = record
          const versioned = upon(record)
          const send: SendBody<B, R> = (body) =>
            versioned((ifMatch) =>
              own([intent ?? said.commandId, id, ifMatch, body], async (idempotencyKey) =>
                changedOf(await call(services.call, { params: { id }, body, ifMatch, idempotencyKey })),
              ),
            )
          return deliver(send, record)
        },
      })
    },

    /** Makes a record; can be taken back. Throws what speaks against it. */
    create(
      context: CommandContext,
      intent: Pick<Intent<K>, 'commandId' | 'title' | 'done'> & {
        /** A new one has no record yet: the answer is the first. */
        blank: R
        body: unknown
        call(call: Call, idempotencyKey: string): Promise<A>
      },
    ): Promise<void> {
      const { blank, body, call, ...said } = intent
      return changeRecords(context, {
        ...said,
        kind,
        labelOf,
        records: [blank],
        send: (_blank, own) =>
          own([intent.commandId, body], async (idempotencyKey) =>
            changedOf(await call(context.services.call, idempotencyKey)),
          ),
      })
    },

    /** Sends; what the server refuses without a reason is asked for and sent again. Source: decisions B1, B5 */
    withReason<T>(
      context: CommandContext,
      record: R,
      send: (reason: string | undefined) => Promise<T | undefined>,
      question?: ReasonWords,
    ): Promise<T | undefined> {
      return override === undefined ? send(undefined) : withReason(context, subjectOf(record), override, send, question)
    },

    /** Asks for a reason and sends with it; what was typed stays until it is done. */
    askReason<T>(
      context: CommandContext,
      record: R,
      question: ReasonQuestion,
      send: (reason: string) => Promise<T | undefined>,
    ): Promise<T | undefined> {
      return sendWithReason(context, subjectOf(record), question, send)
    },
  }
}
