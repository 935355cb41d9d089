import type { Answer } from '../../../conversation.ts'

export const ghostedCommon: readonly Answer[] = [
  {
    like: [
      'its been two weeks and nothing. do i text one last time',
      'three weeks silence after 2 dates, one more message or is it over',
      'should i send a final text or just let it go, hes been gone for 16 days',
      'She stopped replying almost a month ago. Is there any point in writing once more?',
      'month of nothing from him. one more try?',
      'already texted twice and she never answer, for 2 weeks now. i try last time?',
      'ghosted 3 wks. closing text yes or no',
    ],
    say: [
      "After that long, silence is most likely the answer, even though nobody should have to read it that way. One short goodbye message is all right if it's for you and needs no reply. If you'd be checking for an answer all week, skip it. Either way, you can stop waiting now.",
    ],
  },
  {
    like: [
      'did i do something wrong? she just stopped answering',
      'was it something i said that made him disappear',
      'what did i do. we were texting every day and then nothing',
      'I keep scrolling up to find the message where I ruined it',
      'i read our chat 20 times to find my mistake',
      "he vanished and I can't help thinking I must have put my foot in it somehow",
      'must be my fault right, people dont just stop replying',
    ],
    say: [
      "You can't tell that from silence, and neither can I. People go quiet for reasons that never show up in the chat: somebody else, a bad week, cold feet. Not saying so was their choice. Try closing the thread for tonight; reading it once more won't turn up the reason.",
    ],
  },
  {
    like: [
      'she stopped answering after three dates. what can i send as a last message',
      'i think im being ghosted, want to write one final text with dignity',
      'How should I word a closing message to someone who has gone silent on me?',
      'he disappeared. one last text, what do i say',
      'after two weeks of nothing from my date I want to write a goodbye. Not angry.',
      'ghosted lol. give me a classy last text',
      'person I dated not answer anymore, what to write to finish',
    ],
    say: [
      'Say it once, kindly, with no question to wait on.\n"I haven\'t heard from you, so I\'ll take it that this has run its course."\n"I enjoyed getting to know you, and I wish you well."\n"No need to reply. Take care."',
    ],
    asks: 'words',
  },
]
