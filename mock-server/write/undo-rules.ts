import type { EntityKind } from '#src/contract/entities.ts'
import type { RuleContext } from '../core/rule-context.ts'
import type { EntityName, Row } from '../store/models.ts'
import type { EventChange } from '../store/own-schemas.ts'
import type { EventView } from './history.ts'
import type { EventText } from './unit-of-work.ts'

/** An event that is taken back. */
export interface Turn {
  event: Row<'events'>
  changes: readonly EventChange[]
  /** Anyone who asks for it has seen the conflicts. */
  force: boolean
}

/** What is taken back of one record. */
export interface TurnedRecord<E extends EntityName> extends Turn {
  /** The event as the record's history tells it. */
  view: EventView
  /** What the fields get back. */
  values: Partial<Row<E>>
}

/** What a kind knows of taking its changes back, beyond that fields get their old values. What refuses throws. */
export interface KindUndo<E extends EntityName> {
  /** Asks about fields that are put back, conflicts with later changes included: the usual question is not asked then. */
  refuseUpdate?(context: RuleContext, row: Row<E>, turned: TurnedRecord<E>): Promise<void> | void
  update?(context: RuleContext, row: Row<E>, values: Partial<Row<E>>, said: EventText): Promise<unknown>
  /** Asks about a record that was made, and goes again. */
  refuseRemoval?(context: RuleContext, row: Row<E>, turn: Turn): Promise<void> | void
  remove?(context: RuleContext, row: Row<E>): Promise<unknown>
  /** Asks about a record that was taken away, and comes back; answers what comes back of it. */
  comesBack?(context: RuleContext, row: Row<E>, turn: Turn): Promise<Row<E>> | Row<E>
  /** Why a record that is not there any more cannot be put back; 404 unless it says so. */
  missing?(id: string): Error
  /** What concerns an event as a whole that was one of this kind's. */
  whole?: {
    /** Asks before anything is put back. `asksAll`: it asks about every record, and no one else does. */
    refuse?(context: RuleContext, turn: Turn): Promise<void>
    asksAll?(turn: Turn): boolean
    /** Records that stay as they are, while the others are put back. */
    leaves?(context: RuleContext, turn: Turn): Promise<ReadonlySet<EventChange>>
    /** Asks once all of it is put back. */
    refuseAfter?(context: RuleContext, turn: Turn): Promise<void>
    /** What of its payload its undoing says again. */
    kept?: readonly string[]
  }
}

/** The same, of whatever kind. */
export type AnyUndo = { [M in keyof KindUndo<EntityName>]: KindUndo<never>[M] }

export type UndoRules = Partial<Record<EntityKind, AnyUndo>>

export const undoOf = <E extends EntityName>(rules: KindUndo<E>): AnyUndo => rules as unknown as AnyUndo
