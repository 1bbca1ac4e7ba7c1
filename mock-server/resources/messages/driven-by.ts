import type { Row } from '../../store/models.ts'

/** What is kept of whom a driver's message was for: another vehicle or driver is another tour. */
export const drivenBy = ({ assignedVehicleId, driverName }: Row<'orders'>) => ({
  assignedVehicleId,
  ...(driverName !== undefined && { driverName }),
})
