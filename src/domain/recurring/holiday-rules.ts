/** What becomes of a date that is a holiday where the goods are loaded. */
export const HOLIDAY_RULES = ['skip', 'before', 'after'] as const
export type HolidayRule = (typeof HOLIDAY_RULES)[number]
