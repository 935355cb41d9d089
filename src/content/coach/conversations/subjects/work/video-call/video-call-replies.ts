import type { Answer } from '../../../conversation.ts'

export const videoCallReplies: readonly Answer[] = [
  {
    like: [
      'how do i introduce myself on a video call',
      'we go around the zoom and everyone says who they are',
      'what do i say when its my turn to introduce myself online',
      'they do a round of intros on teams and i panic',
      'give me an intro for an online meeting',
    ],
    say: [
      `Your name, one fact, and pass it on:
"Hi, I'm new here. Good to see everybody's face."
"Hi all. I'm here mostly to listen today. Over to the next person."
"Hello. You'll be seeing more of me from now on. Who's next?"`,
    ],
    asks: 'words',
  },
  {
    like: [
      'what do i say while we wait for others to join the call',
      'im alone on zoom with one person before the meeting starts',
      'the awkward minutes before the online meeting starts',
      'small talk when only two are in the video call',
      'what do I say when I join too early',
    ],
    say: [
      `Light is enough for those two minutes:
"Hi. Looks like we're the early ones."
"How is your day going so far?"
"I'll get some water before we start. Back in a minute."`,
    ],
    asks: 'words',
  },
  {
    like: [
      'how do i tell them my camera stays off today',
      'what do i write when i dont want video on',
      'i need a line for keeping the camera off',
      'how to say no to turning on my webcam',
      'what do I tell my boss about not being on camera',
    ],
    say: [
      `Say it once at the start, with no long reason:
"My video is off today, but I'm here and listening."
"I'll stay on audio for this one. Ask me anything."
"I'll have video on for the first part and off after that."`,
    ],
    asks: 'words',
  },
  {
    like: [
      'my connection dropped what do i say when i come back',
      'i got kicked out of the call and have to rejoin',
      'what do i say when my sound doesnt work',
      'my wifi froze in the middle of my sentence',
      'how do I say I missed the last part because of the internet',
    ],
    say: [
      `One line, and back into it:
"I lost you for a minute. Where are we?"
"You froze for me. Could you repeat the last part?"
"My sound is bad today. I'll put it in the chat."`,
    ],
    asks: 'words',
  },
  {
    like: [
      'how do i leave a video call early',
      'i have to drop off the zoom before it ends what do i say',
      'do i say bye or put it in the chat when i go',
      'how to get out of an online meeting that runs over',
      'what do i say at the end when everyone waves',
    ],
    say: [
      `The chat is fine if someone is talking:
"I have to drop off now. Thanks, everyone."
"I need to leave at the hour. Is there anything you need from me before that?"
"That was good. Bye, all."`,
    ],
    asks: 'words',
  },
  {
    like: [
      'is it ok to hide my own video',
      'can i turn off the picture of myself',
      'should i use self view',
      'i stare at my own face the whole call',
      "can't stop looking at myself on zoom",
    ],
    say: [
      "It's fine to hide it, and it often helps. In most programs you right-click or tap the menu on your own picture and choose to hide self view; the others still see you. You wouldn't have a mirror in front of you in a normal talk either.",
    ],
  },
  {
    like: [
      'should i speak or write it in the chat',
      'is it ok to only use the chat',
      'does typing in the chat count as taking part',
      'can i put my question in the chat instead of unmuting',
      'i only ever type in meetings',
    ],
    say: [
      'The chat is a real way to take part, and for links and short questions it\'s often better. For something you want people to answer, your voice gets more of a reply. You can also do both: type it, then say "I put a question in the chat."',
    ],
  },
  {
    like: [
      'what if they ask me something and i wasnt listening',
      'what if they call on me on zoom',
      'i drift off and then they say my name',
      'they call on people without warning on teams',
      'what if the teacher picks me in the online class',
    ],
    say: [
      'Then you say "Sorry, I missed that. Could you repeat the question?" People say that on video calls all the time. You get the question a second time, and a few seconds to think.',
    ],
    about: 'coming',
  },
  {
    like: [
      'what do i wear on a video call',
      'how should i set up my camera and light',
      'do i need to look good for zoom',
      'should i put makeup on for an online meeting',
      'where do I put the laptop for the call',
    ],
    say: [
      "What you'd wear to meet those people in person, at least the top half. Put the lens at eye height, with a window or lamp in front of you, not behind you. Set it up once, then leave it. Fiddling right before the call makes you look at yourself more.",
    ],
  },
  {
    like: [
      'i hate my face on camera',
      'i look so ugly on zoom',
      'my face looks crooked on video',
      'i cant stand seeing what i look like on screen',
      'the camera makes me look old and tired',
    ],
    say: [
      "A cheap lens close up can distort a face, and staring at your own picture for a whole call would wear on most people. You can hide your own picture, so you don't have to look at it the whole time.",
    ],
  },
  {
    like: [
      'i have to present with my screen shared',
      'im sharing my screen and talking to silence',
      'i have to present on zoom and nobody reacts',
      'talking to black squares is awful',
      'i cant see anyone while i present online',
    ],
    say: [
      'Talking into black squares is hard, because nothing comes back. Silence there mostly means they\'re muted. Build in one spot where they answer: "Put a yes in the chat if this is clear so far." Then you have a sign that somebody is there.',
    ],
    about: 'coming',
  },
  {
    like: [
      'job interview over video and im terrified',
      'my interview is on zoom',
      'the interview is on teams this week',
      'i have an online interview and i freeze on camera',
      "they're interviewing me by video",
    ],
    say: [
      'A video interview has one thing in your favor: your notes can sit right beside the lens. Three key words there, no sentences. Look at the lens for your first answer, then at them. If the sound drops, saying so is normal.',
    ],
    about: 'coming',
  },
  {
    like: [
      'i wait the whole meeting to say something and never unmute',
      'my finger is on unmute and i cant press it',
      'by the time i unmute they have moved on',
      'i have something to say on the call and stay muted',
      'unmuting feels like walking on a stage',
    ],
    say: [
      "The moment passes while you're still polishing the sentence. Unmute before you feel ready, at the end of somebody's point, and the little light by your name often makes a gap for you. If they've moved on: \"Going back a step,\" and then your point.",
    ],
  },
  {
    like: [
      'the video call was fine',
      'zoom is over it went ok',
      'i had my camera on and nothing happened',
      'did the call on video. it was alright',
      'i spoke in the online meeting today',
    ],
    say: [
      'Good. You were there, seen and heard, and it went the way calls should go. Shut the laptop, look at something farther away than a screen, and let that be that.',
    ],
    about: 'over',
  },
  {
    like: [
      'they said i did well on the call but they were being polite',
      'the video call went well but i looked weird the whole time',
      "it went good online but in person they'd notice",
      'they liked what i said on zoom and i dont believe it',
      'people smiled on the call but you cant tell on video',
    ],
    say: [
      "They were on the other side of the screen and saw a call that went well. You were on the inside, with all the nerves, so it looked different from there. I'd go with what they showed you.",
    ],
    about: 'over',
  },
  {
    like: [
      'i froze on the zoom and said nothing',
      'i talked and nobody answered on the call',
      'my voice shook in the online meeting and there was silence after',
      'it went dead quiet after i spoke on teams',
      'the video call went badly',
    ],
    say: [
      "That's rough, with all those squares and nowhere to look. Silence on video sounds worse than it is, because people are muted and there's a delay. If there was something you wanted to get across, two lines in writing afterward still count.",
    ],
    about: 'over',
  },
  {
    like: [
      'i shared the wrong screen',
      'they saw my private messages on my screen',
      'i picked my nose on camera',
      'i walked past the camera in my underwear',
      'i forgot the camera was on and they saw me',
    ],
    say: [
      "Ouch. That's an embarrassing one, and a lot of people on video calls have one of their own to tell. If it upset or exposed somebody else, send that person one line to say sorry. Otherwise say nothing, and show up on the next call as usual.",
    ],
    about: 'over',
  },
  {
    like: [
      'how early should i join the call',
      'do i join on time or a bit late',
      'do i say hello when i come in or stay muted',
      'do i unmute to say hi when i join',
      'do i test it before',
    ],
    say: [
      'One or two minutes early is good. Test sound and picture once before that, then leave it. In a small group, unmute and say hi. In a big call, a wave or a hello in the chat does it, and you stay muted.',
    ],
  },
]
