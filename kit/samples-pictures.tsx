import { CategoryPicture, categoryPictureNames } from '#client/parts/category-pictures.tsx'
import {
  BreathRings,
  ClimbingTurns,
  EmptyTurns,
  LeaningTurns,
  ThreadOfTurns,
} from '#client/ui/drawings/illustrations.tsx'
import { Sample } from './sample.tsx'

export function PictureSamples() {
  return (
    <Sample title="Illustrations">
      <div className="grid grid-cols-2 items-end gap-8 desk:grid-cols-5">
        <LeaningTurns />
        <ThreadOfTurns />
        <ClimbingTurns />
        <BreathRings />
        <EmptyTurns />
      </div>
      <div className="mt-4 flex flex-wrap gap-4">
        {categoryPictureNames.map((name) => (
          <CategoryPicture key={name} name={name} />
        ))}
      </div>
    </Sample>
  )
}
