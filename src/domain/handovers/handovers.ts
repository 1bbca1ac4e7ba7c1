import { checkLength, type FieldIssue } from '../refusals/field-issue.ts'

/** What a hand-over is put together from, in the order in which it is read. */
export const HANDOVER_PARTS = ['troubled', 'unassigned', 'followUps', 'claims', 'alerts'] as const
export type HandoverPartName = (typeof HANDOVER_PARTS)[number]

/** Most of one part that are listed; the rest is counted. */
export const MOST_HANDED_OVER = 50

/** Longest note. */
export const MOST_HANDOVER_NOTE = 4000

/** What is wrong with a hand-over. */
export const checkHandover = ({ note }: { note: string }): FieldIssue[] => checkLength('note', note, MOST_HANDOVER_NOTE)
