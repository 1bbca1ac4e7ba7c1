/**
 * The French and English words of the consignment note's boxes, by number, as the form of the road hauliers' associations
 * has them. Source: CMR Art. 6; the form itself is customary, not prescribed.
 */
export const NOTE_SUBTITLES = {
  '1': 'Expéditeur (nom, adresse, pays) · Sender (name, address, country)',
  '2': 'Destinataire (nom, adresse, pays) · Consignee (name, address, country)',
  '3': 'Lieu prévu pour la livraison · Place of delivery of the goods',
  '4': 'Lieu et date de la prise en charge · Place and date of taking over the goods',
  '5': 'Documents annexés · Documents attached',
  '6': 'Marques et numéros · Marks and Nos',
  '7': 'Nombre des colis · Number of packages',
  '8': 'Mode d’emballage · Method of packing',
  '9': 'Nature de la marchandise · Nature of the goods',
  '10': 'No statistique · Statistical number',
  '11': 'Poids brut, kg · Gross weight in kg',
  '12': 'Cubage m³ · Volume in m³',
  '13': 'Instructions de l’expéditeur (formalités douanières et autres) · Sender’s instructions',
  '14': 'Prescriptions d’affranchissement · Instructions as to payment for carriage',
  '15': 'Remboursement · Cash on delivery',
  '16': 'Transporteur (nom, adresse, pays) · Carrier (name, address, country)',
  '17': 'Transporteurs successifs (nom, adresse, pays) · Successive carriers',
  '18': 'Réserves et observations des transporteurs · Carrier’s reservations and observations',
  '19': 'Conventions particulières · Special agreements',
  '20': 'À payer par · To be paid by',
  '21': 'Établie à · Established in',
  '22': 'Signature et timbre de l’expéditeur · Signature and stamp of the sender',
  '23': 'Signature et timbre du transporteur · Signature and stamp of the carrier',
  '24': 'Marchandises reçues · Goods received: signature and stamp of the consignee',
} as const

/** Number of a box of the consignment note. */
export type NoteBoxNumber = keyof typeof NOTE_SUBTITLES

/** The head of the international note in the form's other languages, and the clause of CMR Art. 6 (1) k. */
export const NOTE_TITLES = 'Lettre de voiture internationale · International consignment note'
export const NOTE_CLAUSES =
  'Ce transport est soumis, nonobstant toute clause contraire, à la Convention relative au contrat de transport international de marchandises par route (CMR). · This carriage is subject, notwithstanding any clause to the contrary, to the Convention on the Contract for the International Carriage of Goods by Road (CMR).'
