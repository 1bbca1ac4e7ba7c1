import { geoPath } from 'd3-geo'
import { useMemo } from 'react'
import { feature, mesh } from 'topojson-client'
import { outlines } from 'virtual:outlines'
import { projection } from './projection.ts'

const { countries } = outlines.objects
const pathOf = geoPath(projection).digits(1)
const all = feature(outlines, countries).features
const borders = pathOf(mesh(outlines, countries)) ?? ''

function shapesOf(home: string): { land: string; home: string } {
  const drawn = (isHome: boolean) =>
    pathOf({
      type: 'FeatureCollection',
      features: all.filter(({ properties }) => (properties.name === home) === isHome),
    })
  return { land: drawn(false) ?? '', home: drawn(true) ?? '' }
}

/** Land, the home country and the borders, in the units of the flat map. */
export function Land({ home }: { home: string }) {
  const drawn = useMemo(() => shapesOf(home), [home])
  return (
    <>
      <path className="map-land" d={drawn.land} />
      <path className="map-home" d={drawn.home} />
      <path className="map-border" d={borders} />
    </>
  )
}
