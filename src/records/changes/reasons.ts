import * as z from 'zod/mini'
import { isApiError, type ApiError } from '#src/api/api-error.ts'
import type { CommandContext } from '#src/commands/gate/command.ts'
import type { TextQuestion } from '#src/commands/gate/question.ts'
import type { EntityKind } from '#src/contract/entities.ts'
import { SaidReason } from '#src/contract/basics/said-reason.ts'
import { may, type Permission } from '#src/domain/accounts/roles.ts'
import type { Translate } from '#src/i18n/keys.ts'
import { reasonText } from '#src/i18n/reason-text.ts'
import { invalidateRecords } from './invalidate.ts'
import { isDoubtful } from './outcome.ts'

/** The record a change is about. */
export interface Subject {
  kind: EntityKind
  id: string
  /** Its name for people. */
  label: string
}

/** What a question for a reason says; the rest is the same for all. A note has its own label and need not be given. */
export type ReasonQuestion = Pick<TextQuestion, 'title' | 'detail' | 'confirmLabel' | 'beside'> &
  Partial<Pick<TextQuestion, 'label' | 'required'>>

/** What a question says of its own beside what it always says. */
export type ReasonWords = Partial<Pick<TextQuestion, 'title' | 'beside' | 'confirmLabel'>>

const Conflicts = z.object({ conflicts: z.array(z.extend(SaidReason, { severity: z.string(), message: z.string() })) })

/** The sentences of a refusal that a reason lifts; undefined when nothing would. */
function liftable(context: CommandContext, error: unknown, override: Permission): readonly string[] | undefined {
  if (!isApiError(error)) return undefined
  if (error.fieldErrors?.some(({ path }) => path === 'notes' || path === 'reason') === true) return [error.message]
  if (error.code !== 'CONFLICTS' || !may(context.session.role, override)) return undefined
  return blockingSentences(error, context.services.t)
}

function blockingSentences(error: ApiError, t: Translate): readonly string[] {
  const found = Conflicts.safeParse(error.body)
  if (!found.success) return [error.message]
  return found.data.conflicts
    .filter(({ severity }) => severity === 'block')
    .map((conflict) => reasonText(conflict, t) ?? conflict.message)
}

/**
 * Asks for a reason and sends with it. The question stands until the change is done or the person turns away: what she has
 * typed is never lost to a failing network (decision A17).
 */
export async function sendWithReason<T>(
  context: CommandContext,
  { kind, id }: Subject,
  question: ReasonQuestion,
  send: (reason: string) => Promise<T | undefined>,
): Promise<T | undefined> {
  const { t, ask, queryClient } = context.services
  let answer: T | undefined
  await ask({
    label: t('changes.reason'),
    required: true,
    ...question,
    async send(reason) {
      try {
        answer = await send(reason)
      } catch (error) {
        if (isDoubtful(error)) invalidateRecords(queryClient, kind, [id])
        throw error
      }
      return answer !== undefined
    },
  })
  return answer
}

/**
 * Sends a change; where the server refuses it, but would not with a reason, shows what is in the way, asks for the reason
 * of those who may give one (`override`), and sends it again. `question` are the words around it. Source: decisions B1, B5
 */
export async function withReason<T>(
  context: CommandContext,
  subject: Subject,
  override: Permission,
  send: (reason: string | undefined) => Promise<T | undefined>,
  question?: ReasonWords,
): Promise<T | undefined> {
  if (context.asksReason === true) {
    const title = context.services.t('changes.reasonFor', { name: subject.label })
    return sendWithReason(context, subject, { title, ...question }, send)
  }
  try {
    return await send(undefined)
  } catch (error) {
    const sentences = liftable(context, error, override)
    if (sentences === undefined) throw error
    const { t } = context.services
    const asked = {
      title: t('changes.conflicts.title', { name: subject.label, count: sentences.length }),
      detail: sentences.join(' · '),
      confirmLabel: t('changes.conflicts.override'),
      ...question,
    }
    return sendWithReason(context, subject, asked, send)
  }
}
