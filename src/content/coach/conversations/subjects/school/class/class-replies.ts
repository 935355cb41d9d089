import type { Answer } from '../../../conversation.ts'

export const classReplies: readonly Answer[] = [
  {
    like: [
      'what do i say when we have to introduce ourselves on the first day of class',
      'say your name and a fun fact, i have no fun fact',
      'how do i introduce myself to the class',
      'the teacher makes everyone say something about themselves, what do i say',
    ],
    say: [
      `Name, one plain fact, done. Fill in your own:\n"I'm ... , I'm here because I need this for ... , and I like ..."\n"Hi, I'm ... No fun fact, but I can recommend a good ..."\n"I'm ... This is my first class in this subject, so I'm curious."`,
    ],
    asks: 'words',
  },
  {
    like: [
      'how do i ask someone in class for their notes',
      'i missed a lesson and need to ask a classmate what we did',
      'what do i text somebody from my class to get the homework',
      'i dont know anyone in there but i need the notes',
    ],
    say: [
      `Say what you missed and what you need:\n"Hi, we're in the same class. I missed last time. Could I take a picture of your notes?"\n"Do you know what we have to do for next time? I wasn't there."\n"Could I look at your notes for a minute? I'll return the favor."`,
    ],
    asks: 'words',
  },
  {
    like: [
      'what do i say when i walk into class late',
      'im late and everyone will turn around when i come in',
      'how do i come in after the lesson started',
      'do i apologize when i enter late, and how',
    ],
    say: [
      `In a big room, sit down without a word; in a small one, one line:\n"Sorry I'm late."\n"Sorry. Go on, I'll catch up."\n"What page are we on?"`,
    ],
    asks: 'words',
  },
  {
    like: [
      'how do i join the discussion in seminar',
      'what can i say in class when i have no big idea of my own',
      'how do i disagree with somebody in a class discussion',
      'i want to add something in class but dont know how to start the sentence',
      'phrases for speaking up in seminar',
    ],
    say: [
      `Build on what somebody said:\n"I'd like to add something to that."\n"I read that part differently. I thought it meant ..."\n"Can I ask how you got there?"`,
    ],
    asks: 'words',
  },
  {
    like: [
      'how do i start talking to the person next to me in class',
      'what do i say to my seat neighbor before the lesson starts',
      'ive sat beside her for weeks and never said a word, how do i begin',
      'conversation starters for people in my course',
    ],
    say: [
      `You share a room and a subject, so use that:\n"Did you get what we're supposed to do for next time?"\n"How are you finding this class so far?"\n"I don't think we've ever said hello. I'm ..."`,
    ],
    asks: 'words',
  },
  {
    like: [
      'is it ok to write my answer down before i raise my hand',
      'can i read my answer off my notes in class',
      'should i prepare what i want to say in class word for word',
      'is it cheating to have my comment written out',
    ],
    say: [
      "Yes, it's all right, and good speakers do it too. Write three or four key words, not whole sentences. Full sentences take long, and by then the class has moved on. Key words keep you on track while you still talk in your own voice.",
    ],
  },
  {
    like: [
      'should i sit in the front or the back',
      'where should i sit in class when im anxious',
      'is it better to hide in the last row',
      'does the seat make a difference for speaking up',
    ],
    say: [
      'Front or side, if you can stand it. Up front you see the teacher and no row of heads, so speaking feels closer to a conversation between two people. From the back you see everyone who might turn around. An aisle seat is a fair start, and you can move in from there.',
    ],
  },
  {
    like: [
      'can i leave the room if i panic in class',
      'is it ok to walk out when it gets too much in the lesson',
      'what if i have to get out of class in the middle',
      'will they stare if i go to the bathroom during class',
    ],
    say: [
      'Yes, in most classes you can step out for a few minutes. Get some air, let the worst pass, then go back in, even for the last ten minutes. Coming back tends to make the next time a little less hard. If it happens often, tell the teacher beforehand.',
    ],
  },
  {
    like: [
      'do i have to turn my camera on in online class',
      'i hate seeing my own face in zoom lessons',
      'is it rude to keep my camera off in class',
      'unmuting myself in an online lecture is horrible',
    ],
    say: [
      "It depends on the rules of your class; where it's optional, off isn't rude. If the sight of yourself is the trouble, most programs let you hide your own picture while the others still see you. To start with, writing in the chat counts too.",
    ],
  },
  {
    like: [
      'im starting at a new school and know nobody',
      'first day in a class full of strangers',
      'im the new kid in the middle of the year',
      'i moved here and my classes start soon, i dont know a soul',
    ],
    say: [
      'From the door it can look as if everybody else already has somebody. The first days are often the loneliest, and they say little about the rest of the year. One name a day is plenty: ask whoever sits beside you, and use it tomorrow.',
    ],
    about: 'coming',
  },
  {
    like: [
      'everyone knows me as the quiet one',
      'i havent said a word all semester and now it would be weird to start',
      'people gasp when i talk because i never do',
      'its too late to start speaking in that class',
      'they have me down as mute in class',
    ],
    say: [
      "The longer the silence, the bigger the first sentence seems. There may be a raised eyebrow the first time, because it's new. By the third time it tends to be nothing special. A short factual question makes a good first one, because nobody can grade it.",
    ],
  },
  {
    like: [
      'i want to raise my hand and then the moment is gone',
      'my heart pounds so hard when i think about putting my hand up that i dont',
      'by the time i have the courage they are on another topic',
      'somebody always says my answer before i dare to',
    ],
    say: [
      'So you have the answer, and the clock beats you. Waiting for your heart to slow down first takes longer than any discussion does. The hand can go up while it pounds. And if the topic has moved on: "Can I go back to the last point?" works.',
    ],
  },
  {
    like: [
      'ive been away for weeks and have to go back to class',
      'im scared they will ask where i was',
      'going back after being sick so long, everyone will look',
      'i dropped out for a while and tomorrow im back in that room',
    ],
    say: [
      'The first minute through that door is a lot, with the looks and the questions. You owe nobody the story. "I was out for a while. Good to be back" covers it, and then ask what you missed. That gives people something to do besides wonder.',
    ],
    about: 'coming',
  },
  {
    like: [
      'i raised my hand today and it was fine',
      'said something in class, nothing bad happened',
      'i answered a question in class. it went ok i guess',
      'got called on and answered, no big deal',
    ],
    say: [
      "I'm glad. Your voice was in that room today and the class went on as usual. That's how it looks when it works: nothing much happens. You can let the rest of the day be about something else.",
    ],
    about: 'over',
  },
  {
    like: [
      'the teacher said good point but i think she was being kind',
      'he liked my answer but it was probably a dumb question anyway',
      'i spoke in class and it went well, must have been a fluke',
      'people nodded when i talked and i dont trust it',
    ],
    say: [
      'Good, it went well, and that part happened. The doubt came later, and it came from you, not from the room. People rarely nod or praise an answer for no reason at all. You can keep this one without proving it.',
    ],
    about: 'over',
  },
  {
    like: [
      'i gave a wrong answer and people laughed',
      'got called on and went completely blank, everyone stared',
      'i said something so stupid in class today',
      'my answer was totally wrong and the teacher corrected me in front of everyone',
    ],
    say: [
      "Ouch. That's a long minute, and it follows you out the door. For you it's the event of the day. For the others it may have been one answer in an hour of them. It can hurt tonight and still say nothing about how bright you are.",
    ],
    about: 'over',
  },
  {
    like: [
      'i said i dont know even though i knew the answer',
      'i knew it and i shook my head when she called me',
      'im mad at myself for staying silent when i had the right answer',
      'pretended i hadnt done the homework so i wouldnt have to speak',
    ],
    say: [
      'That\'s its own kind of sting: you had it, and you let it go by. "I don\'t know" is the quickest way out when all eyes turn, and it was out before you decided. You do know the material, and there will be another question.',
    ],
    about: 'over',
  },
  {
    like: [
      'when in the lesson should i raise my hand',
      'is it better to speak early or wait until the end of class',
      'how early do i put my hand up',
      'do i speak in the first ten minutes or later',
    ],
    say: [
      "Early, in the first ten minutes if there's an opening. The questions are often more basic then, the discussion is slower, and you haven't spent half an hour dreading it. After that you can sit back, and anything else you say is extra.",
    ],
  },
]
