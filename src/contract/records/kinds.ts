import { ENTITY_KINDS, entities, type EntityRecords, type PanelKind } from '../entities.ts'

/**
 * The kinds of records a person opens. Their panels, scopes, palette groups and words are named after them; the compiler lists
 * what a new kind still needs.
 */
export type RecordKind = PanelKind

/** A record of a kind. */
export type RecordOf<K extends RecordKind> = EntityRecords[K]

/** All of them, in the order in which they stand in lists of kinds. */
export const RECORD_KINDS = ENTITY_KINDS.filter((kind): kind is RecordKind => entities[kind].hasPanel === true)
