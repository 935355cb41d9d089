import type { Answer } from '../../../conversation.ts'

export const bossTalk: readonly Answer[] = [
  {
    like: [
      'performance review tomorrow and HR will be there',
      'got called into a meeting with my boss and hr, dead man walking',
      "they've put HR on the invite, I'm done for",
      '8am with my manager and human resources, pray for me',
    ],
    about: 'coming',
    say: [
      `The extra person in the room makes it feel like a trial. You can take paper in, write down what they say, and answer later: "I'd like to think about that and reply in writing." You don't have to defend yourself on the spot.`,
    ],
  },
  {
    like: [
      "boss hasn't paid my overtime for months",
      "they owe me wages since summer and I'm scared to ask",
      'my pay is missing hours again and he says later later',
      'how do i ask my manager for money he owes me',
    ],
    say: [
      `That's your money, and months is a long time to wait for it. Write down every date and the hours first. Then ask in private, with the paper in hand: "These are my hours. When can I expect this?" If it goes nowhere, a labor office or union can help.`,
    ],
  },
  {
    like: [
      "he's calmest after lunch",
      "she's in a good mood in the mornings, before the calls",
      'best time to catch my boss is friday afternoon',
      "when he's had his coffee he's fine",
    ],
    about: 'coming',
    say: [
      `Then that's your moment, when nobody else is near. Have it on paper, and say one sentence: "I need two minutes about something important to me." A calm person hears more than a rushed one.`,
    ],
  },
  {
    like: [
      'can i drop the second sentence, it sounds petty',
      'could I leave out the reason?',
      'do i need the last bit, it sounds like im keeping score',
      'May I skip the part about the overtime? It feels like complaining',
    ],
    about: 'coming',
    say: [
      "Yes, leave it out. The short version is a full request, and it sounds calm. Keep the other part in your pocket in case they hesitate; then it's a fact, and it's yours to mention. Counting what you've given isn't rude.",
    ],
  },
  {
    like: [
      'doctor says rest for weeks boss wants me back monday',
      'My knee needs time and my manager is pushing me to return',
      'physio said no lifting but work says come in',
      'signed off sick and they keep asking when im back',
    ],
    about: 'coming',
    say: [
      `Two people giving you two answers, and it's your body. The one who treats it knows more. Ask them to put it in writing and send that on: "This is what I've been told. What can we plan until then?" Then you don't have to argue it.`,
    ],
  },
  {
    like: [
      'i trained the new guy and he makes more than me',
      'Found out the people I taught are paid better than I am',
      'the girl i onboarded gets 5k more, i cried in the car',
      'three of my trainees earn more than me',
    ],
    about: 'coming',
    say: [
      `Of course that hurts. You taught them the job, and they're paid more for it. It's also your strongest sentence: "I've trained people who now earn more than I do. I'd like my pay to match what I do." Say it once, then wait.`,
    ],
  },
  {
    like: [
      'shes gonna say were short staffed',
      "he'll sigh and say it's a bad time",
      'My boss will say "we\'re very busy" in that voice',
      'shell go "really? that week?" and ill fold',
    ],
    about: 'coming',
    say: [
      `Then be ready for exactly that: "I know it's tight. I'm asking early so there's time to cover it." Then stop talking. That tone may be about a full schedule, and it isn't an answer yet. Wait for the yes or no.`,
    ],
  },
  {
    like: [
      'need to ask my boss for a permanent contract and im terrified',
      'ive been on temp for ages, how do i ask to be made permanent',
      "I want to ask for a real contract. That's the thing I dread",
      'the scary one is asking her to take me on properly',
    ],
    about: 'coming',
    say: [
      `That's a fair thing to dread, because it's about your rent and your plans. It's also a normal thing to ask for. Ask for the time first, then say it plainly: "I like working here, and I'd like a proper contract. What would that take?" Then wait.`,
    ],
  },
  {
    like: [
      'my voice goes squeaky when i give orders and one of them copies it',
      'i have to lead the team now and my voice cracks',
      'They mimic me when I speak up front',
      'voice goes high when they all look and then someone takes the piss',
    ],
    say: [
      `That would get to anyone. A voice often goes high when you start without air. Take one full breath first, then say the first three words low and slow. If somebody copies it, wait until they're done, look at them, and go on: "As I was saying."`,
    ],
  },
  {
    like: [
      'in my family we dont quit',
      'my dad always said we finish what we start',
      "mum would say we're not quitters in this family",
      "they'd think I gave up, and we were raised never to give up",
    ],
    say: [
      "So there's a family rule in it, and that weighs a lot. You've stuck with it for a long time already. Stopping something after giving it that much isn't the same as not sticking. What would you want if nobody had taught you that rule?",
    ],
  },
  {
    like: [
      'theres a union guy, he knows everything',
      'our steward maybe, she knows the rules',
      'There is a woman in HR whom I trust',
      'the old guy on my shift knows all the rules',
    ],
    about: 'coming',
    say: [
      `Then that's your first stop, before the boss. Ask in private: "If I ask for this, what can they do, and what can't they?" You go in knowing the rules, and somebody knows you're asking. Do it this week.`,
    ],
  },
  {
    like: [
      'do i tell my new boss about my hearing aid straight away',
      "when do you tell a manager you don't hear well",
      'should I mention my hearing on the first day or later',
      "new job, do i say i'm hard of hearing or wait",
    ],
    about: 'coming',
    say: [
      `Day one, I'd say, or the first week. It's one sentence then, and later it needs a story: "I wear a hearing aid. Please face me when you talk, and I'll ask if I miss something." After that, asking again is normal.`,
    ],
  },
  {
    like: [
      'i feel bad moving away from my desk buddy, we started together',
      'we joined the same week so leaving his side feels mean',
      "don't want her to think i'm ditching her by changing seats",
      "I'd feel disloyal to the colleague beside me",
    ],
    about: 'coming',
    say: [
      `That you feel bad means you like them. So say it first, before they find an empty chair: "I'm moving for the spot, not away from you." A few yards don't end a thing that started that early.`,
    ],
  },
  {
    like: [
      "i'd say no problem and then cry in the bathroom, like always",
      'when my mum was ill i never even asked for a day off',
      "she'd say we're short staffed and i'd cave and cry in the car",
      "I always say it's fine and then go and cry in the storeroom",
    ],
    say: [
      `Crying where nobody sees, and never asking: you've paid a lot for other people's staffing. A shortage is theirs to solve. Next time that tone comes, you can say one thing twice: "I know we're short. I can't work that day."`,
    ],
  },
  {
    like: [
      'she never yells, she sighs, and thats worse',
      'my manager does this disappointed sigh whenever i ask for something',
      "i'd prefer he got angry, instead he goes quiet and sighs",
      'He just lets out this long breath and I feel two inches tall',
    ],
    about: 'coming',
    say: [
      "A sigh is hard, because there's nothing in it to answer. So don't answer it. It's air, and often it's about the schedule. Ask in one line, let the sigh go by, and wait for the words that come after. Those are the answer.",
    ],
  },
  {
    like: [
      'Slot granted. And the word "visible" fell only once',
      'he said yes to the fridays. only sighed once',
      'Approved. I read it off the sticky note and she nodded.',
      'got the later shift!! took 2 mins and he didnt even do the eyebrow',
      'Leave granted, and only one remark about the season.',
    ],
    say: [
      'You asked, and you got it. Before you asked, it was huge; then it was a sentence and a yes. And the part you were bracing for stayed small. Let it be a good day.',
    ],
  },
  {
    like: [
      "my boss gaslit the printer today. told it that it was never out of toner. i've nothing left",
      "manager told us the meeting that made us late was our fault for being in it. i'm empty",
      'My supervisor blamed the weather on the schedule today. I laughed and then I nearly cried. Done in.',
      'boss lost an argument with a spreadsheet and took it out on us. nothing left in the tank',
      "She asked why I look tired in the email she sent at 2 a.m. I've got no more to give.",
    ],
    say: [
      'That boss deserves a laugh, and you sound worn out. Nothing more has to be handled tonight. You can leave work at work and be no use to anybody for a while. Was it only today, or has it been like this for weeks?',
    ],
  },
  {
    like: [
      "that I'd take any days. even Sundays",
      'that id do the early shift, late shift, whatever. just need 2 days',
      "I'd even take it unpaid. I only need the week.",
      "That I don't mind which weekend. Any one of them.",
      'im not fussy when. could be a tuesday. could be christmas eve for all i care',
    ],
    say: [
      "That's a strong thing to walk in with: you aren't asking for the best days, you're giving the choice away. Put it first. \"I'll take any days you can give me. Which ones would work?\" Then stop talking and wait for the answer.",
    ],
  },
  {
    like: [
      '12.50.. i mean. maybe. feels cheeky maybe it isnt',
      '18 an hour.. idk isnt that greedy',
      'Asking for two thousand more seems a bit much. Or does it.',
      'feels rude to say the actual amount tbh',
      "I suppose 15 is fair. I'd feel like a cowboy saying it though",
    ],
    say: [
      "Naming a number feels cheeky mostly because you aren't used to saying it. At work it's an ordinary question: you say it, they say yes, no or something in between. Say it out loud once or twice at home, so it isn't new when you get there.",
    ],
  },
  {
    like: [
      "Today she passed by my desk and said what a delicious cake. I said the recipe is my aunt's",
      'boss said nice jacket in the elevator and i just said thanks its old',
      'He came over and praised my report, and I talked about the font.',
      'she stopped at my station today, said good job. i said the weather was good too',
      'my supervisor asked about my garden. I told her about tomatoes. never got to it',
    ],
    say: [
      'So they stopped by in a friendly mood, and the question stayed in your pocket. That happens, and a good word between you helps the next try. Then: "Thank you. Could I have five minutes this week? I\'d like to ask you something."',
    ],
  },
]
