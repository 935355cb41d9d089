import { Sample } from './sample.tsx'

const article = `
<p>It is 6:40 and you are dressed. You have been dressed since 5:15. The place is eleven minutes away, and <a href="#main">you have already decided</a>, twice, to say you’re ill.</p>
<h2>Before the door</h2>
<p>Slow breathing takes the edge off within a few minutes for most people.</p>
<ul><li>Press your toes into your shoes for five seconds.</li><li>Look for three things that are older than you.</li></ul>
<h3>Three steps</h3>
<ol><li>Text one person where they’re standing.</li><li>Walk to that spot.</li><li>Ask what you missed.</li></ol>
<blockquote><p>“Wait, go back. How did the cat get on the roof?”</p></blockquote>
<aside class="cta"><h3>Two minutes, then go</h3><p>Pick the sentence you’ll arrive with. <a href="#main">Choose an opener</a></p></aside>
<details><summary>What if nobody talks to me?</summary><p>Then you have ten minutes and a drink, and nobody is counting.</p></details>
<details open><summary>What if I leave early?</summary><p>You were there. That is the part that teaches.</p></details>`

export function ProseSample() {
  return (
    <Sample title="Article">
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the text stands above, and articles arrive as HTML too */}
      <div className="prose-hearten" dangerouslySetInnerHTML={{ __html: article }} />
    </Sample>
  )
}
