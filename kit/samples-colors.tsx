const swatches = [
  ['paper', 'bg-paper text-ink'],
  ['surface', 'bg-surface text-ink'],
  ['sunk', 'bg-sunk text-ink-2'],
  ['line', 'bg-line text-ink'],
  ['sage-soft', 'bg-sage-soft text-on-sage-soft'],
  ['glow', 'bg-glow text-dusk'],
  ['sage', 'bg-sage text-on-sage'],
  ['apricot-soft', 'bg-apricot-soft text-apricot-ink'],
  ['apricot', 'bg-apricot text-on-apricot'],
  ['amber-soft', 'bg-amber-soft text-amber'],
  ['help', 'bg-help text-on-help-2'],
  ['dusk', 'bg-dusk text-on-dusk-2'],
] as const

export function ColorSamples() {
  return (
    <ul aria-label="Colors" className="grid grid-cols-2 gap-2 desk:grid-cols-6">
      {swatches.map(([name, look]) => (
        <li
          key={name}
          className={`grid min-h-21 content-between rounded-act border border-line px-3 py-2.5 text-xs font-semibold ${look}`}
        >
          <span>{name}</span>
          <span>Aa</span>
        </li>
      ))}
    </ul>
  )
}
