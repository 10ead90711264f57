// esdroid policy: solves the selection policy of ND3MIN and shows what it saves.

package sequences

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"time"

	"github.com/spf13/cobra"

	"github.com/esdroid/esdroid/cmd/esdroid/command/cli"
	"github.com/esdroid/esdroid/dd"
	"github.com/esdroid/esdroid/dd/nd3min"
)

// PolicyReport is what the command prints.
type PolicyReport struct {
	Runs     int           `json:"runs"`
	Needed   int           `json:"needed"`
	Parallel int           `json:"parallel"`
	Prior    nd3min.Prior  `json:"prior"`
	Learned  int           `json:"learned_from"` // candidates
	Steps    []policySteps `json:"expected_steps"`
	Folder   string        `json:"folder"`
}

type policySteps struct {
	Candidates int                `json:"candidates"`
	States     int64              `json:"states"`
	Steps      map[string]float64 `json:"steps"`
}

// NewPolicy returns esdroid policy.
func NewPolicy() *cobra.Command {
	var (
		params                        = nd3min.DefaultParams()
		candidates                    = 4
		learn                         []string
		priorFile, savePrior, folder  string
		uniform, asJSON, compareOther bool
	)
	c := &cobra.Command{
		Use:   "policy",
		Short: "Solve the policy by which ND3MIN spreads runs over candidates",
		Long: `Solve the decision process of ND3MIN: how to spread parallel runs over several
candidates so that one of them is accepted, or all are refused, in the fewest
rounds. The policy is kept for reductions that use it. The table shows the
expected number of rounds among 1, 2, … candidates that never ran.

What is believed of a candidate before it ran comes from the published results,
or from the journals of your own reductions.`,
		Example: `  esdroid policy --candidates 5 --parallel 15
  esdroid policy --parallel 4 --learn out/journal.jsonl --save-prior prior.json
  esdroid policy --runs 10 --needed 9 --compare --json`,
		Args: cli.UsageArgs(cobra.NoArgs),
		RunE: func(c *cobra.Command, _ []string) error {
			params.Preflight = 0
			if err := params.Validate(); err != nil {
				return &cli.ExitError{Code: cli.ExitUsage, Err: err}
			}
			if given := []bool{uniform, priorFile != "", len(learn) > 0}; given[0] && given[1] || given[0] && given[2] || given[1] && given[2] {
				return &cli.ExitError{Code: cli.ExitUsage, Err: errors.New("choose one of --uniform, --prior and --learn")}
			}
			report := PolicyReport{Runs: params.Runs, Needed: params.Needed, Parallel: params.Parallel, Prior: nd3min.DefaultPrior(), Folder: folder}
			var err error
			switch {
			case uniform:
				report.Prior = nd3min.Uniform()
			case priorFile != "":
				report.Prior, err = readPrior(priorFile)
			case len(learn) > 0:
				report.Prior, report.Learned, err = learnPrior(learn)
			}
			if err == nil && report.Folder == "" {
				report.Folder, err = nd3min.CacheDir()
			}
			if err == nil && savePrior != "" {
				err = writePrior(savePrior, report.Prior)
			}
			if err != nil {
				return err
			}
			began, told := time.Now(), 0.0
			policy, err := nd3min.Cached(c.Context(), report.Folder, params, report.Prior, candidates, func(done float64) {
				if time.Since(began) > 2*time.Second && done >= told+0.1 {
					told = done
					fmt.Fprintf(c.ErrOrStderr(), "solving: %.0f %% after %s\n", 100*done, time.Since(began).Round(time.Second))
				}
			})
			if errors.Is(err, nd3min.ErrTooLarge) {
				return &cli.ExitError{Code: cli.ExitUsage, Err: fmt.Errorf("%w; choose fewer candidates", err)}
			}
			if err != nil {
				return err
			}
			for n := 1; n <= candidates; n++ {
				row := policySteps{Candidates: n, States: nd3min.CountStates(params, n).NonTerminal(), Steps: map[string]float64{"optimal": policy.Expected[n]}}
				for _, other := range []nd3min.Policy{nd3min.Greedy{}, nd3min.RoundRobin{}, nd3min.Heuristic{}} {
					if compareOther && n <= 3 {
						if row.Steps[other.Name()], err = nd3min.ExpectedSteps(params, report.Prior, other, n); err != nil {
							return err
						}
					}
				}
				report.Steps = append(report.Steps, row)
			}
			if asJSON {
				return cli.PrintJSON(c.OutOrStdout(), report)
			}
			printPolicy(c.OutOrStdout(), report, policy)
			return nil
		},
	}
	f := c.Flags()
	f.IntVar(&candidates, "candidates", candidates, "solve for selections among up to so many candidates")
	f.IntVar(&params.Runs, "runs", params.Runs, "runs of a candidate")
	f.IntVar(&params.Needed, "needed", params.Needed, "reproductions that accept it")
	f.IntVar(&params.Parallel, "parallel", params.Parallel, "runs that go on at the same time: the number of devices")
	f.StringArrayVar(&learn, "learn", nil, "journal of a reduction to learn the prior from (repeatable)")
	f.StringVar(&priorFile, "prior", "", "JSON file with a prior")
	f.BoolVar(&uniform, "uniform", false, "believe in all rates alike")
	f.StringVar(&savePrior, "save-prior", "", "write the prior to this JSON file")
	f.StringVar(&folder, "folder", "", "keep the policy in this folder (default: the user's cache)")
	f.BoolVar(&compareOther, "compare", false, "also evaluate the other policies, among up to 3 candidates")
	f.BoolVar(&asJSON, "json", false, "print JSON")
	return c
}

func readPrior(path string) (nd3min.Prior, error) {
	data, err := os.ReadFile(path)
	if err != nil {
		return nd3min.Prior{}, err
	}
	var p nd3min.Prior
	if err := json.Unmarshal(data, &p); err != nil {
		return p, fmt.Errorf("%s: %w", path, err)
	}
	return p, nil
}

func writePrior(path string, p nd3min.Prior) error {
	data, err := json.MarshalIndent(p, "", "  ")
	if err != nil {
		return err
	}
	return os.WriteFile(path, append(data, '\n'), 0o644)
}

// learnPrior reads how often the candidates of the journals reproduced.
func learnPrior(paths []string) (nd3min.Prior, int, error) {
	var seen []nd3min.Tally
	for _, path := range paths {
		f, err := os.Open(path)
		if err != nil {
			return nd3min.Prior{}, 0, err
		}
		counts, err := dd.JournalCounts(f)
		f.Close()
		if err != nil {
			return nd3min.Prior{}, 0, fmt.Errorf("%s: %w", filepath.Clean(path), err)
		}
		for _, c := range counts {
			seen = append(seen, nd3min.Tally{Successes: c.Reproduced, Failures: c.Passed})
		}
	}
	return nd3min.Learn(seen), len(seen), nil
}

func printPolicy(w io.Writer, r PolicyReport, m *nd3min.MDP) {
	fmt.Fprintf(w, "A sequence is accepted when %d of %d runs give the crash; %d runs go on at a time.\n", r.Needed, r.Runs, r.Parallel)
	if r.Learned > 0 {
		fmt.Fprintf(w, "What is believed of a sequence beforehand was learned from %d of them.\n", r.Learned)
	}
	fmt.Fprintf(w, "\nRounds to expect until one of n sequences is accepted or all are refused, by policy,\nand how the optimal one spreads the first round's runs over them:\n\n")
	fmt.Fprintf(w, "%-12s%12s%12s%12s%12s%12s  %s\n", "sequences", "states", "greedy", "round-robin", "heuristic", "optimal", "first round")
	p := nd3min.DefaultParams()
	p.Runs, p.Needed, p.Parallel = r.Runs, r.Needed, r.Parallel
	for _, row := range r.Steps {
		fmt.Fprintf(w, "%-12d%12d", row.Candidates, row.States)
		for _, name := range []string{"greedy", "round-robin", "heuristic", "optimal"} {
			if v, ok := row.Steps[name]; ok {
				fmt.Fprintf(w, "%12.6f", v)
			} else {
				fmt.Fprintf(w, "%12s", "-")
			}
		}
		fmt.Fprintf(w, "  %v\n", m.Schedule(p, make([]nd3min.Tally, row.Candidates)))
	}
	fmt.Fprintf(w, "\nThe policy is kept in %s, where --strategy nd3min looks for it.\n", r.Folder)
}
