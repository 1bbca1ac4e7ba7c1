import { handle } from '../../core/handle.ts'

/** What is asked before anybody has signed in. */
export const healthHandlers = {
  'health.get': handle('health.get', async ({ server }) => ({
    smartMatching: true,
    angebotsMatching: true,
    gpsTracking: true,
    sync: true,
    // Said only where people have to do something.
    ...(server.isFull() && { storage: 'full' as const }),
  })),
}
