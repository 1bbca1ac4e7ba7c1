import { handle } from '../../core/handle.ts'

/** What is asked before anybody has signed in. */
export const healthHandlers = {
  'health.get': handle('health.get', async () => ({
    smartMatching: true,
    angebotsMatching: true,
    gpsTracking: true,
    sync: true,
  })),
}
