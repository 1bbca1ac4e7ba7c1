import type { MockSession } from '../core/handle.ts'
import type { Row } from '../db/models.ts'

/** Whether an alert is told to somebody: some are for one person, some for a role alone. */
export function isToldTo(
  { forUserId, forRole }: Pick<Row<'alerts'>, 'forUserId' | 'forRole'>,
  { userId, role }: Pick<MockSession, 'userId' | 'role'>,
): boolean {
  return (forUserId === undefined || forUserId === userId) && (forRole === undefined || forRole === role)
}
