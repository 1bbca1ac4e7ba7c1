/** The German words for vehicle types, for the interface and for texts the mock backend writes. Source: domain vocabulary. */
export const vehicleLabels = {
  'vehicle.type.TRUCK': 'Sattelzug Standard',
  'vehicle.type.TAUTLINER': 'Planensattel',
  'vehicle.type.MEGA': 'Mega',
  'vehicle.type.JUMBO': 'Gliederzug',
  'vehicle.type.BOX': 'Koffersattel',
  'vehicle.type.REEFER': 'Kühlkoffer',
  'vehicle.type.SOLO_12': 'Solo 12 t',
  'vehicle.type.SOLO_7_5': 'Solo 7,5 t',
  'vehicle.type.SPRINTER': 'Sprinter',
} as const
