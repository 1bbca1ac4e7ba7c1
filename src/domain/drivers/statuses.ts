/** Why a driver is away. */
export const ABSENCE_KINDS = ['holiday', 'sick', 'other'] as const
export type AbsenceKind = (typeof ABSENCE_KINDS)[number]

/** What a driver is doing, as his absences and his transports say. */
export const DRIVER_STATUSES = ['driving', 'free', 'holiday', 'sick', 'other'] as const
export type DriverStatus = (typeof DRIVER_STATUSES)[number]
