/** What is to be said of an order that OCR has read, in German; the words of the interface include this table. */
export const enhancedMessages = {
  'alert.ocrPickupPast.title': 'Ladetermin {{date}} ist vorbei',
  'alert.ocrDeliveryBeforePickup.title': 'Liefertermin liegt vor dem Ladetermin',
  'alert.ocrPickupSoon.title': 'Laden schon am {{date}}',
  'alert.ocrDateMissing.title': 'Lade- oder Liefertermin nicht gelesen',
  'alert.ocrCustomerMissing.title': 'Kunde nicht gelesen',
  'alert.ocrCustomerUnknown.title': '„{{name}}“ ist kein angelegter Kunde',
  'alert.ocrTownUnknown.title': 'Ort „{{city}}“ ist nicht bekannt',
  'alert.ocrStreetMissing.title': 'Straße in {{city}} nicht gelesen',
  'alert.ocrDrivingBan.title': 'Fahrverbot am {{date}} (Sonn- oder Feiertag)',
  'alert.ocrDuplicate.title': 'Auftrag {{order}} ist fast gleich',
  'alert.ocrNoVehicleNear.title': 'Kein freies Fahrzeug im Umkreis von {{km}} km',
} as const

type CodeIn<Key> = Key extends `alert.${infer Code}.title` ? Code : never

export type EnhancedFindingCode = CodeIn<keyof typeof enhancedMessages>
