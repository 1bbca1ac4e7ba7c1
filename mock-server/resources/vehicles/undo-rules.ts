import { undoOf } from '../../write/undo-rules.ts'
import { refuseBusy, refuseTakenPlate } from './rules.ts'

/** How changes of vehicles are taken back: a plate may be another one's by now. */
export const vehicleUndo = undoOf<'vehicles'>({
  async refuseUpdate(context, { id }, { values }) {
    if (values.licencePlate !== undefined) await refuseTakenPlate(context, values.licencePlate, id)
  },
  refuseRemoval: refuseBusy,
  async comesBack(context, row) {
    await refuseTakenPlate(context, row.licencePlate, row.id)
    return row
  },
})
