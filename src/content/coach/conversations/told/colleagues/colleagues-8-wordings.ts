/** More examples of messages, by the id of the answer they belong to. */
export const colleagues8Wordings: Readonly<Record<string, readonly string[]>> = {
  'sunday-dread': [
    'sunday evening. the feeling. you know the one',
    "I can't enjoy my roast for thinking about the office tomorrow",
    'ugh back to work tmrw after 2 weeks off and i wanna cry',
    "My whole Sunday is ruined from the moment I wake up because it isn't Saturday anymore",
    'Tomorrow is monday and already I have pain in the belly thinking to see them all',
    'From Sunday evening only I am getting tension about Monday office',
    'antiques roadshow music comes on and my chest goes tight. work in the morning',
    "How do you stop the weekend being eaten by Monday? By teatime I'm a wreck over going in.",
    'Once e reach Sunday night my mind go just spoil because of Monday work',
    'Church lets out and I start dreadin the mornin shift right there in the parkin lot',
    "Last night of annual leave. I've been staring at my lanyard hanging on the door handle for an hour.",
    'bank holiday monday and im wasting it feeling sick about tuesday',
    "Sunday arvo and I've got the guts ache about smoko with that lot tomorrow",
    'linggo pa lang pero kinakabahan na ako sa pasok bukas',
  ],
}
