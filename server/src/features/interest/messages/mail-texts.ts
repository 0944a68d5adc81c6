/** What mails about interest in a home say. `title` is the home's own. */
export interface InterestMailTexts {
  labels: { when: string; where: string };
  came: {
    subject: (count: number, title: string) => string;
    text: (count: number, title: string) => string[];
    button: string;
  };
  invited: {
    subject: (title: string) => string;
    heading: string;
    text: (title: string) => string[];
    /** The same in a conversation. */
    message: (when: string, place: string) => string;
    calendar: string;
    summary: (title: string) => string;
    button: string;
    filename: string;
  };
  /** The day before a viewing, for those who are invited. */
  reminded: {
    subject: (title: string) => string;
    text: (title: string) => string[];
    button: string;
  };
  /** The same for those who hold it. */
  held: {
    subject: (title: string) => string;
    text: (facts: {
      title: string;
      /** How many come, do not, would rather come at another time, and have not answered. */
      come: number;
      notCome: number;
      otherTime: number;
      silent: number;
    }) => string[];
    button: string;
    /** For people who have not answered whether they come. */
    silent: string;
    /** Of the file with all of them. */
    filename: string;
  };
  declined: {
    subject: (title: string) => string;
    text: (title: string) => string[];
    /** In place of the text: others got the home. */
    let: (title: string) => string[];
    /** Where the landlord says nothing. */
    kindly: string;
    button: string;
  };
  /** A viewing that does not take place, for the people who were invited to it. */
  cancelled: {
    subject: (title: string) => string;
    withdrawn: (title: string) => string[];
    /** They said no to the viewing. */
    refused: {
      subject: (title: string) => string;
      text: (title: string) => string[];
      button: string;
    };
    text: (when: string) => string;
    filename: string;
  };
  identificationOpened: {
    subject: string;
    text: (partner: string, title: string) => string[];
  };
  toLandlord: string;
  /** To the end of mails about new forms. */
  stop: string;
  toTenant: (title: string) => string;
}
