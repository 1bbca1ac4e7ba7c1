/** What is to be said of an order that OCR has read, in German; the words of the interface include this table. */
export const enhancedMessages = {
  'enhanced.alert.ocrPickupPast': 'Ladetermin {{date}} ist vorbei',
  'enhanced.alert.ocrDeliveryBeforePickup': 'Entladetermin liegt vor dem Ladetermin',
  'enhanced.alert.ocrPickupSoon': 'Laden schon am {{date}}',
  'enhanced.alert.ocrDateMissing': 'Lade- oder Entladetermin nicht gelesen',
  'enhanced.alert.ocrCustomerMissing': 'Kunde nicht gelesen',
  'enhanced.alert.ocrCustomerUnknown': '„{{name}}“ ist kein angelegter Kunde',
  'enhanced.alert.ocrTownUnknown': 'Ort „{{city}}“ ist nicht bekannt',
  'enhanced.alert.ocrStreetMissing': 'Straße in {{city}} nicht gelesen',
  'enhanced.alert.ocrDrivingBan': 'Fahrverbot am {{date}} (Sonn- oder Feiertag)',
  'enhanced.alert.ocrDuplicate': 'Auftrag {{order}} ist fast gleich',
  'enhanced.alert.ocrNoVehicleNear': 'Kein freies Fahrzeug im Umkreis von {{km}} km',
} as const

type CodeIn<Key> = Key extends `enhanced.alert.${infer Code}` ? Code : never

export type EnhancedFindingCode = CodeIn<keyof typeof enhancedMessages>
