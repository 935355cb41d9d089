import type { Answer } from '../../../conversation.ts'

export const textingBackCommon: readonly Answer[] = [
  {
    like: [
      'do i text again or wait',
      'he hasnt answered since yesterday morning. should I send another one or just leave it',
      'still no answer. text again?',
      'Would it be wise to write a second message, or is it better to be patient?',
      'its been one day nothing.. i write again or no',
      'sooo do i double text or sit on my hands',
      'I sent it at 4 and keep checking. Do I follow up or give her time?',
    ],
    say: [
      "Wait a little: give it two or three days from your message. Then one light follow-up is fine, and after that it's their turn. Until then, turn off the notification preview or put the phone in another room for an hour, so you check less often.",
    ],
  },
  {
    like: [
      'is a second text desperate',
      'would texting twice in a row look needy',
      'isnt double texting kinda pathetic',
      'Does it come across as clingy if I write again without having heard back?',
      'if i send one more she will think im desperate no?',
      'i dont want to look thirsty by sending another',
      'My daughter says a second message looks desperate. Is that so?',
    ],
    say: [
      "One second text isn't desperate. It looks like somebody who's interested and busy like everyone else. What makes it feel heavy is asking why they didn't answer. So keep it light, about something new, quick to reply to, and then let it rest.",
    ],
  },
  {
    like: [
      'she wrote back',
      'he answered!!',
      'omg got a reply just now',
      'I have had an answer from her at last.',
      'he write me back just now',
      'she texted back what now',
      'finally a reply after 3 days',
    ],
    say: [
      "Good, and you waited it out. You don't have to answer this second, and you don't have to wait to seem cool either. Reply when you have a quiet minute: one thing about what they said, one simple question. What did they write?",
    ],
    about: 'over',
  },
  {
    like: [
      'do i answer right away or wait so i dont look needy',
      'how long should i wait before i text back',
      'should i wait 3 hours to reply like she did',
      'Is there a proper interval before one replies?',
      'if i answer fast he think i have no life?',
      'reply now or later',
      'he texted 2 min ago, do i make him wait',
    ],
    say: [
      "Answer when you've got something to say; now is fine. A quick reply is a friendly thing to get, and the waiting game mostly costs you an evening of staring at the phone. Write it, read it once, send it, put the phone down.",
    ],
    about: 'coming',
  },
  {
    like: [
      'i sent it and now i want to delete it',
      'should i unsend that',
      'i just texted her and i regret it so much',
      "I've sent the message and should like to take it back.",
      'can i delete before he see it',
      'sent it. oh god. unsend??',
      'i wrote too much do i delete it',
    ],
    say: [
      'Leave it. A deleted message can make people wonder more than a slightly clumsy one does. And regret right after sending is mostly nerves; it says little about what you wrote. Put the phone in another room for half an hour and do something with your hands.',
    ],
    about: 'over',
  },
  {
    like: [
      'she left me on read',
      'he saw it and didnt answer',
      'seen 3 hrs ago. nothing',
      'She has evidently read it, yet there is no reply.',
      'he read my message and no answer, why',
      'blue ticks. no reply. im going insane',
      'opened it and ignored me',
    ],
    say: [
      '"Read" only means the message got opened, maybe in a line, at work, half asleep. It doesn\'t tell you what they thought. Give it a couple of days before you decide anything. For tonight, turn read receipts off if you can, so you\'ve got one less thing to check.',
    ],
    about: 'over',
  },
  {
    like: [
      'the reply was so short, is she mad',
      'he just wrote ok. is he annoyed',
      'she used to send emojis and now just "sure"',
      'Her answer was curt. Have I offended her?',
      'he answer only one word, he is angry?',
      'got a "k". what does it mean',
      'why is the answer so dry did i do something',
    ],
    say: [
      'A short reply can be a busy thumb. You can\'t hear a tone in one word, so your head fills in the worst one. Go by what they do over a week, and if it still feels off, ask lightly: "All good with you?"',
    ],
  },
  {
    like: [
      'can i send a second text if she didnt answer? what do i write',
      'its been four days of silence, want to text again without being needy',
      'What would be a dignified follow-up to an unanswered message?',
      'double text. what do i say',
      "he doesn't reply since sunday, I want write again. what is good?",
      'my last text just sits there. i want to send one more, help w wording',
      'no answer to my invite. how do i follow up once',
    ],
    say: [
      'One more, light, and then leave it with them.\n"Hey, no pressure on my last message. I\'d still like to see you if you\'re up for it."\n"I\'m free Thursday or Saturday if you want to pick one."\n"If it\'s not for you, that\'s okay too."',
    ],
    asks: 'words',
  },
  {
    like: [
      'how do i reply to a text from three weeks ago',
      'i left her on read for so long, what do i write now',
      'What is an acceptable way of answering a message very late?',
      'its been 2 months since he texted. too late? what do i say',
      'I answer late because anxious, how to write sorry',
      'late reply, need a line, not a novel',
      '30 unread messages and i dont know how to start answering them',
    ],
    say: [
      'One line of sorry, then answer like normal.\n"Sorry for the slow reply. I\'m glad you wrote."\n"I kept wanting to answer this properly, so here I am, late."\n"How are you doing?"',
    ],
    asks: 'words',
  },
  {
    like: [
      'what do i reply to "hey how are you" from a match',
      'she just wrote hey. what do i answer',
      'How should I respond to a rather empty first message on a dating app?',
      'he said "wyd". words?',
      'match write "hi" only, what I write back to make conversation',
      'need reply to a boring opener that keeps it going',
      'got a "hey" from someone i really like and ive been staring at it for an hour',
    ],
    say: [
      'Answer, add one detail, ask one thing.\n"Hey, good to hear from you. I\'ve been [what you did today]."\n"Your profile made me curious about [one thing in it]."\n"What\'s been the best part of your day?"',
    ],
    asks: 'words',
  },
]
