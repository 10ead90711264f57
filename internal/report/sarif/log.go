// The parts of SARIF that are written.

package sarif

const schemaURI = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"

type log struct {
	Schema  string `json:"$schema"`
	Version string `json:"version"`
	Runs    []run  `json:"runs"`
}

type run struct {
	Tool               tool                        `json:"tool"`
	Language           string                      `json:"language"`
	ColumnKind         string                      `json:"columnKind"`
	NewlineSequences   []string                    `json:"newlineSequences"`
	OriginalURIBaseIDs map[string]artifactLocation `json:"originalUriBaseIds"`
	Results            []result                    `json:"results"`
}

type tool struct {
	Driver driver `json:"driver"`
}

type driver struct {
	Name           string                `json:"name"`
	InformationURI string                `json:"informationUri"`
	Language       string                `json:"language"`
	Rules          []reportingDescriptor `json:"rules"`
}

type reportingDescriptor struct {
	ID                   string                   `json:"id"`
	Name                 string                   `json:"name"`
	ShortDescription     multiformatMessageString `json:"shortDescription"`
	FullDescription      multiformatMessageString `json:"fullDescription"`
	Help                 multiformatMessageString `json:"help"`
	DefaultConfiguration configuration            `json:"defaultConfiguration"`
	Properties           map[string]any           `json:"properties,omitempty"`
}

type configuration struct {
	Level string `json:"level"`
}

type multiformatMessageString struct {
	Text string `json:"text"`
}

type result struct {
	RuleID              string                   `json:"ruleId"`
	RuleIndex           int                      `json:"ruleIndex"`
	Level               string                   `json:"level"`
	Kind                string                   `json:"kind"`
	Message             multiformatMessageString `json:"message"`
	Locations           []location               `json:"locations,omitempty"`
	PartialFingerprints map[string]string        `json:"partialFingerprints"`
	CodeFlows           []codeFlow               `json:"codeFlows,omitempty"`
	Stacks              []stack                  `json:"stacks,omitempty"`
	Related             []location               `json:"relatedLocations,omitempty"`
	Properties          map[string]any           `json:"properties"`
}

type location struct {
	ID               int                       `json:"id,omitempty"`
	PhysicalLocation *physicalLocation         `json:"physicalLocation,omitempty"`
	LogicalLocations []logicalLocation         `json:"logicalLocations,omitempty"`
	Message          *multiformatMessageString `json:"message,omitempty"`
	Properties       map[string]any            `json:"properties,omitempty"`
}

type physicalLocation struct {
	ArtifactLocation artifactLocation `json:"artifactLocation"`
	Region           *region          `json:"region,omitempty"`
}

type artifactLocation struct {
	URI         string                    `json:"uri,omitempty"`
	URIBaseID   string                    `json:"uriBaseId,omitempty"`
	Description *multiformatMessageString `json:"description,omitempty"`
}

type region struct {
	StartLine int `json:"startLine"`
}

type logicalLocation struct {
	Name               string `json:"name"`
	FullyQualifiedName string `json:"fullyQualifiedName"`
	DecoratedName      string `json:"decoratedName,omitempty"`
	Kind               string `json:"kind"`
}

type codeFlow struct {
	Message     *multiformatMessageString `json:"message"`
	ThreadFlows []threadFlow              `json:"threadFlows"`
}

type threadFlow struct {
	ID        string               `json:"id,omitempty"`
	Locations []threadFlowLocation `json:"locations"`
}

type threadFlowLocation struct {
	Location       location       `json:"location"`
	Kinds          []string       `json:"kinds,omitempty"`
	NestingLevel   int            `json:"nestingLevel"`
	ExecutionOrder int            `json:"executionOrder"`
	Importance     string         `json:"importance"`
	Properties     map[string]any `json:"properties,omitempty"`
}

type stack struct {
	Message *multiformatMessageString `json:"message,omitempty"`
	Frames  []frame                   `json:"frames"`
}

type frame struct {
	Location location `json:"location"`
}
