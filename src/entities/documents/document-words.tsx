import { StatusWord, type PlainSign } from '#src/ui/signs/status-sign.tsx'

/** The word for whether somebody has checked a document. */
export function verifiedKey(verified: boolean) {
  return verified ? 'records.document.verified' : 'records.document.unverified'
}

/** Its sign. */
export const verifiedSign = (verified: boolean): PlainSign => (verified ? 'success' : 'pending')

/** Checked or not, with its sign. */
export function VerifiedWord({ verified, label }: { verified: boolean; label: string }) {
  return <StatusWord status={verifiedSign(verified)}>{label}</StatusWord>
}
