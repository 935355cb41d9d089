import { UnsentLine } from '#client/platform/unsent/unsent-line.tsx'
import { Tab, TabList, TabPanel, Tabs } from '#client/ui/controls/tabs.tsx'
import { NotLoaded } from '#client/ui/feedback/not-loaded.tsx'
import { SkeletonCard } from '#client/ui/feedback/skeleton.tsx'
import { lifeAreas } from '#content/cues/cue.ts'
import { isIn } from '#rules/closed-sets.ts'
import { CueResults } from './cue-results.tsx'
import { SearchBar, StyleButtons } from './finding/cue-filters.tsx'
import { areaLabels } from './finding/cue-view.ts'
import { SituationPicker } from './finding/situation-picker.tsx'
import { useLibrary } from './use-library.ts'

export function CuesScreen() {
  const library = useLibrary()
  const { view, show } = library
  return (
    <div className="wrap pt-5 desk:pt-8">
      <h1>Small Talk Cues</h1>
      <UnsentLine kinds={['favorite', 'cue-use']} count={changeCount} className="mt-2 text-ink-2">
        <p>Take one line with you, not five. Swap the dotted words for your own.</p>
      </UnsentLine>
      <Tabs
        value={view.area}
        onValueChange={(area) => isIn(lifeAreas, area) && show({ area, situation: null })}
        className="mt-4"
      >
        <TabList aria-label="Where">
          {lifeAreas.map((area) => (
            <Tab key={area} value={area}>
              {areaLabels[area]}
            </Tab>
          ))}
        </TabList>
        {lifeAreas.map((area) => (
          <TabPanel key={area} value={area}>
            {area === view.area && <Shelves library={library} />}
          </TabPanel>
        ))}
      </Tabs>
    </div>
  )
}

const changeCount = (changes: number) => (changes === 1 ? 'One change' : `${changes} changes`)

function Shelves({ library }: { library: ReturnType<typeof useLibrary> }) {
  const { view, show, words, setWords, shelf, found, yours, hasFailed, retry } = library
  const clear = () => {
    setWords('')
    show({ situation: null, onlyFavorites: false })
  }
  const results = yours ? (
    <CueResults view={view} words={words} found={found} yours={yours} shelf={shelf} onClear={clear} />
  ) : (
    <LoadingCards />
  )
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-3 desk:grid-cols-[14rem_minmax(0,1fr)] desk:gap-y-6">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3 desk:col-span-full desk:flex desk:items-center desk:justify-between">
        <StyleButtons view={view} onShow={show} />
        <SearchBar view={view} onShow={show} words={words} onWords={setWords} />
      </div>
      <SituationPicker view={view} counts={found.bySituation} onShow={show} />
      <div className="mt-1 desk:mt-0">
        {hasFailed ? (
          <NotLoaded title="Your favorites did not load" onRetry={() => void retry()}>
            They are safe. The connection dropped before they arrived.
          </NotLoaded>
        ) : (
          results
        )}
      </div>
    </div>
  )
}

function LoadingCards() {
  return (
    <div className="grid gap-4 desk:grid-cols-2 desk:gap-6">
      {['first', 'second', 'third', 'fourth'].map((place) => (
        <SkeletonCard key={place} label={place === 'first' ? 'Loading' : null} className="min-h-52" />
      ))}
    </div>
  )
}
