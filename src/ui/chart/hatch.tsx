/** Lines at 45 degrees, every 6 px: what stands in for something else shows without colour too. */
export function Hatch({ id }: { id: string }) {
  return (
    <pattern id={id} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <path d="M0 0V6" className="stroke-control" strokeWidth="2" />
    </pattern>
  )
}
