import type { Answer } from '../../../conversation.ts'

export const inLawsReplies: readonly Answer[] = [
  {
    like: [
      'how do i say no to staying at my in laws',
      'what do i tell them if we want christmas on our own',
      'how do i tell my mother in law we wont come this year',
      'they want us to visit every weekend what do i say',
      'how do we tell his parents we want a hotel',
    ],
    say: [
      `Say "we," and settle it with your partner first:\n"We're staying home this year. We'd love to see you the week after."\n"We'll take a hotel, so that everybody has some space. We'll be there for breakfast."`,
    ],
    asks: 'words',
  },
  {
    like: [
      'what do i talk about with my girlfriends dad',
      'i need things to say to my in laws at dinner',
      'what do i ask his mother when we are alone',
      'how do i make conversation with my partners parents',
      'alone in the car with my father in law what do i say',
    ],
    say: [
      `Ask about the person you all love, or lend a hand:\n"What were they like as a kid?"\n"How did you two meet?"\n"Could I help you with that? You can tell me how you do it."`,
    ],
    asks: 'words',
  },
  {
    like: [
      'my mother in law gives unasked advice about the baby what do i say',
      'how do i answer when his mom corrects my parenting',
      'they feed my kid things i dont want what do i tell them',
      'how do i tell grandma no sweets',
      'they kiss the baby and i want them to stop',
    ],
    say: [
      `Give them a thing they can do, along with the no:\n"We're not doing that yet. You could read a story together instead."\n"I know it was different with yours. This is how we do it."\n"Please ask me first. Then I can say yes more often."`,
    ],
    asks: 'words',
  },
  {
    like: [
      'how do i tell my mother in law to call before she comes',
      'they drop by unannounced what do i say',
      'my in laws have a key and walk in how do i tell them',
      'she goes through my things what do i say',
      'how do i set limits with his parents without a fight',
    ],
    say: [
      `Best said by your partner, and you can say it too:\n"We love seeing you. Please call first, so we're dressed."\n"Please keep the key for emergencies. Ring the bell otherwise."\n"I'd like to put my own things away. Come sit with me instead."`,
    ],
    asks: 'words',
  },
  {
    like: [
      'how do i thank her parents after the visit',
      'what do i text his mom after meeting her',
      'should i send a message to my in laws and what',
      'what do i write in a card for my mother in law',
      'i want to say something nice to his family and sound normal',
    ],
    say: [
      `One thank-you, one thing you liked:\n"Thank you for having me. I enjoyed hearing about your family."\n"It was good to meet you. I felt welcome, and I was nervous before."\n"I'm glad to be part of your family."`,
    ],
    asks: 'words',
  },
  {
    like: [
      'should i help in the kitchen at their house',
      'do i offer to do the dishes',
      'is it rude to sit while she cooks',
      'do i get up and clear the table at my in laws',
      'what if she says no when i offer to help',
    ],
    say: [
      `Offer once, with a real thing: "Can I carry these?" If they say no, believe it and sit down; in some houses guests don't lift a finger. If they say yes, you've got something to do with your hands, and talk comes better side by side.`,
    ],
  },
  {
    like: [
      'is it ok if i dont like my in laws',
      'do i have to love his family',
      'is it bad that i cant stand my mother in law',
      'must i be close with my wifes parents',
      'what if i never warm up to them',
    ],
    say: [
      "That's all right. Nobody has to love people they didn't choose. Being polite, fair and there for the big occasions is enough. Be careful how you tell your partner, though; it's their mom or dad, and they can hear it as a choice between you.",
    ],
  },
  {
    like: [
      'should i tell them about my anxiety',
      'do i tell my in laws that im shy',
      'should my boyfriend warn his parents that im quiet',
      'is it better if they know im nervous around people',
      'can i ask my partner to explain it to his family',
    ],
    say: [
      `You can, if it would take some weight off you, and it's fine to let your partner say it: "They're quiet at first. It's not about you." People tend to fill a silence with "They don't like us," so a sentence like that often helps everybody.`,
    ],
  },
  {
    like: [
      'what if we disagree about politics',
      'what if they say something racist at the table',
      'should i speak up when his dad says something awful',
      'do i correct my father in law',
      'what if they talk badly about people like me',
    ],
    say: [
      `You can say one sentence, and you don't have to win: "I see that differently." For something cruel: "I don't want to hear that about people," and leave the room if it goes on. Agree with your partner beforehand who speaks. It's their family, so it's mostly their job.`,
    ],
  },
  {
    like: [
      'im meeting his parents for the first time and im terrified',
      'i meet her family this weekend and i feel sick',
      'first dinner with the in laws and i cant sleep',
      'im so nervous to meet my boyfriends mom',
      'they want to meet me and im panicking',
    ],
    say: [
      "Meeting the family is a big evening, so of course you're scared. They may be nervous too, and they'd probably like it to go well. Ask your partner for one topic each of them loves. One is enough to start with.",
    ],
    about: 'coming',
  },
  {
    like: [
      'my partner comes from a rich family and i dont',
      'his parents are both professors and i never finished school',
      'i feel low class next to her family',
      'they are so educated i feel stupid around them',
      'his family is fancy and i dont know which fork to use',
    ],
    say: [
      "It's hard to sit at a table where everybody else seems to know the rules. You know things they don't, too. When you're unsure, ask; many people like to explain. And with forks, watch what your partner does.",
    ],
  },
  {
    like: [
      'i have kids from before and his family doesnt accept them',
      'im divorced and her parents dont like that',
      'im older than him and his mother hates it',
      'they wanted someone else for their son',
      'they think im not right for her because of my past',
    ],
    say: [
      "So they judged your story before they got to know you. That's unfair, and arguing rarely changes it. Time can help: ordinary visits where they see who you are. If they're unkind to you or your kids, your partner should be the one to speak up.",
    ],
  },
  {
    like: [
      'i act like a different person around them',
      'im stiff and polite and not me at my in laws',
      'i turn into a mouse at his parents house',
      'my wife says im weird around her parents',
      'i smile so much my face hurts when they are here',
    ],
    say: [
      "Being on your best behavior for hours is hard work, and it leaves them little to get to know. You don't have to switch all of it off. Say one true small thing, such as what you like or don't like to eat, and see what they do with it.",
    ],
  },
  {
    like: [
      'dinner with the in laws was ok',
      'met his parents it was fine',
      'visited her family and nothing bad happened',
      'they came over and it went alright',
      'i survived the weekend with my in laws',
    ],
    say: [
      "Good. Everybody ate, talked and went home, and that's how families get used to each other. I'm glad. You can put your feet up now.",
    ],
    about: 'over',
  },
  {
    like: [
      'his mom hugged me but maybe she has to',
      'they were nice but i bet they talked about me after',
      'her parents said come again but were they being polite',
      'he says they liked me but he would say that',
      'my in laws were sweet to me and i keep looking for what was wrong',
    ],
    say: [
      `They may well have talked about you; families do, and it can be kind. You can't hear it, so go by what they showed you. A hug or a "come again" counts for what it is.`,
    ],
    about: 'over',
  },
  {
    like: [
      'i barely said a word at his parents',
      'the visit with my in laws was a disaster',
      'it was silent and awkward with her family',
      'my mother in law was cold to me the whole time',
      'we argued with his parents and left early',
    ],
    say: [
      "That sounds like a long evening. One visit doesn't settle what you'll be to each other. You don't have to analyze it with your partner all night. Ask for a hug, and look at it tomorrow.",
    ],
    about: 'over',
  },
  {
    like: [
      'i spilled wine on their tablecloth',
      'i drank too much at my in laws',
      'i swore in front of his grandmother',
      'i broke something at her parents house',
      'i talked way too much about myself to his mom',
    ],
    say: [
      `That's the kind of moment that keeps coming back to you. In some families it turns into a story people tell fondly. If something was damaged or somebody was offended, one short message does it: "I'm sorry about that. I enjoyed being with you."`,
    ],
    about: 'over',
  },
  {
    like: [
      'how many minutes early should we arrive',
      'do i hug them or shake hands',
      'do i take my shoes off at their place',
      'how long do we stay at his parents',
      'is one gift for both of them enough',
    ],
    say: [
      "Follow your partner on this one; they know the house. If you can't ask: be on time, see if there are shoes by the door, wait a second to see if a hand or a hug comes, and bring one thing for both. Two or three hours is a normal visit.",
    ],
  },
]
