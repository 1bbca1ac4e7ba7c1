import type { CommandContext } from '#src/commands/gate/command.ts'
import { epochToZoned } from '#src/domain/basics/dates.ts'
import { parseTypedMoment, type TypedMoment } from '#src/domain/basics/typed-moment.ts'
import { MOST_FOLLOW_UP_TEXT, START_OF_WORK } from '#src/domain/follow-ups/follow-ups.ts'
import { dueText } from '#src/entities/follow-ups/follow-up-words.ts'
import { formatFor } from '#src/i18n/format.ts'
import { currentLanguage } from '#src/i18n/setup.ts'
import { dateLanguages } from '#src/i18n/typed-dates.ts'

/** When, as it is kept: what begins with the day has no time of its own. */
export interface TypedDue {
  dueOn: string
  dueTime: string | null
}

/** The day and time of a moment. */
function dueOf({ at }: TypedMoment): TypedDue {
  const { date, time } = epochToZoned(at)
  return { dueOn: date, dueTime: time === START_OF_WORK ? null : time }
}

const shown = ({ dueOn, dueTime }: TypedDue) =>
  dueText({ dueOn, dueTime: dueTime ?? undefined }, formatFor(currentLanguage()))

/** A day that is today already counts, although its work has begun: `heute`. */
const isPast = ({ at, isPast: isOver }: TypedMoment) => isOver && epochToZoned(at).time !== START_OF_WORK

/** Asks in one line when, and perhaps what of; says how that was understood. Undefined where the person turns away. */
export async function askDue(
  context: CommandContext,
  question: { title: string; label: string; detail: string; confirmLabel: string; needsNote: boolean },
): Promise<{ due: TypedDue; text: string; when: string } | undefined> {
  const { t, ask } = context.services
  const { needsNote, ...words } = question
  const read = (text: string) => parseTypedMoment(text, Date.now(), dateLanguages())
  const typed = await ask({
    ...words,
    required: true,
    line(text) {
      const moment = read(text)
      if (moment === undefined) return t('followUps.wrong')
      if (isPast(moment)) return t('followUps.past', { moment: shown(dueOf(moment)) })
      return needsNote && moment.note === '' ? t('followUps.noteMissing') : undefined
    },
    understood(text) {
      const moment = read(text)
      if (moment === undefined) return undefined
      const when = shown(dueOf(moment))
      return [isPast(moment) ? t('followUps.past', { moment: when }) : when, moment.note].filter(Boolean).join(' · ')
    },
  })
  const moment = typed === undefined ? undefined : read(typed)
  if (moment === undefined) return undefined
  const due = dueOf(moment)
  return { due, text: moment.note.slice(0, MOST_FOLLOW_UP_TEXT), when: shown(due) }
}
