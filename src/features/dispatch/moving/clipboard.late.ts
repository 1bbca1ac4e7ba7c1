import type { Choice, CommandContext } from '#src/commands/gate/command.ts'
import { epochToZoned, zonedToEpoch } from '#src/domain/basics/dates.ts'
import type { Selection } from '#src/domain/planning/offers/insertion.ts'
import { createObservable, type WritableObservable } from '#src/workspace/session/observable.ts'
import type { SessionValue } from '#src/workspace/session/session-values.tsx'
import type { BoardPlace } from '../board/state/moves.ts'
import { boardState } from '../board/state/state.ts'
import { carryState } from './state.ts'
import { nameOf } from './words.ts'
import { chosenTours, pickedOf } from './chosen-tours.ts'

/** What was cut or copied. Cut takes the tour itself, copied only where and when it is: another one can be given the same. */
export interface Clip {
  picked: Selection | undefined
  name: string
  place: BoardPlace
}

export const clipboard: SessionValue<WritableObservable<Clip | undefined>> = {
  create: () => createObservable<Clip | undefined>(undefined),
}

/** What stays as it was where something is pasted. */
export const KEPT = ['nothing', 'day', 'resource', 'time'] as const
export type PinnedAxis = (typeof KEPT)[number]

/** Where a clip goes: to the place meant, but for what it keeps of its own. */
export function pastePlace(clip: BoardPlace, here: BoardPlace, kept: PinnedAxis): BoardPlace {
  const [was, is] = [epochToZoned(clip.time), epochToZoned(here.time)]
  const time = zonedToEpoch(kept === 'day' ? was.date : is.date, kept === 'time' ? was.time : is.time)
  return { resource: kept === 'resource' ? clip.resource : here.resource, time }
}

function clip(context: CommandContext, isCut: boolean): void {
  const { services } = context
  const board = services.sessionValue(boardState)
  const tours = chosenTours(context)
  const [first, known] = [board.tour(), board.rows.current()?.board]
  if (first === undefined || known === undefined || tours.length === 0) return
  const picked = pickedOf(tours)
  const name = nameOf(picked, known, services.t)
  const place = { resource: board.cursor.current()?.resource, time: first.timeline.start }
  services.sessionValue(clipboard).set({ picked: isCut ? picked : undefined, name, place })
  services.notify({
    type: 'info',
    message: services.t(isCut ? 'carry.cut.done' : 'carry.copy.done', { name }),
    answers: true,
  })
}

export const cut = (context: CommandContext): void => clip(context, true)
export const copy = (context: CommandContext): void => clip(context, false)

/** What may be kept of what was cut or copied; each is shown on the board before it is dropped. */
export function pasteChoices({ services }: CommandContext): Choice<PinnedAxis>[] {
  const found = services.sessionValue(clipboard).current()
  if (found === undefined) return []
  return KEPT.map((kept) => ({ id: kept, title: services.t(`carry.keep.${kept}`), detail: found.name, value: kept }))
}

/** Holds what was cut over its new place, or what is in hand where the copied one is; Enter drops it there. */
export function paste(context: CommandContext, kept: PinnedAxis): void {
  const { services } = context
  const found = services.sessionValue(clipboard).current()
  const board = services.sessionValue(boardState)
  const here = board.cursor.current()
  if (found === undefined || here === undefined) return
  const at = pastePlace(found.place, here, kept)
  const state = services.sessionValue(carryState)
  const inHand = state.inHand.current()
  if (found.picked === undefined && inHand !== undefined) return board.moveTo(at.resource, at.time)
  if (found.picked === undefined) {
    return services.notify({ type: 'info', message: services.t('carry.paste.nothing'), answers: true })
  }
  state.pickUp(context, { picked: found.picked, orders: [], at })
  services.sessionValue(clipboard).set(undefined)
}
