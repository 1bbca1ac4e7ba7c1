import { StatusWord } from '#src/ui/status-sign.tsx'

/** The word for whether somebody has checked a document. */
export function verifiedKey(verified: boolean) {
  return verified ? 'records.document.verified' : 'records.document.unverified'
}

/** Checked or not, with its sign. */
export function VerifiedWord({ verified, label }: { verified: boolean; label: string }) {
  return <StatusWord status={verified ? 'success' : 'pending'}>{label}</StatusWord>
}
