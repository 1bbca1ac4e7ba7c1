import { handle } from '../../core/handle.ts'
import { readDriverTour } from './driver-tour.ts'
import { takePhoto, takeReport } from './report.ts'

export const driverLinkHandlers = {
  'driverLinks.get': handle('driverLinks.get', async (context) => readDriverTour(context, context.params.token)),
  'driverLinks.report': handle('driverLinks.report', async (context) => {
    return takeReport(context, context.params.token, context.body)
  }),
  'driverLinks.upload': handle(
    'driverLinks.upload',
    async (context) => takePhoto(context, context.params.token, context.body, context.file),
    { status: 201 },
  ),
}
